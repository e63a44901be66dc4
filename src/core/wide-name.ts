/** A name is set in capitals across the page, and measured in quarters of a usual letter. */
export interface WideName {
  /** A word of one or two letters stands with the one after it. */
  words: readonly string[];
  quarters: number;
  /** It is the width of the longest word: on a phone each word stands on a line of its own. */
  longestQuarters: number;
}

const LETTERS_MIN = 3;
const LETTERS_MAX = 16;
const WORD_LETTERS_MAX = 12;
const WORDS_MAX = 3;
const SHORT_AND_NEXT = /(?:\S{1,2}\s+)*\S+/g;
/** Other alphabets stand in fonts of the visitor's own, whose widths nobody knows. */
const MEASURABLE = /^[\p{Script=Latin}\p{N}\s&.'’+-]+$/u;
const BLANK_WIDTH = 0.25;
/** Widths are in parts of the widest usual letter, an N: capitals of most fonts are about equally wide, but for these. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[I.'’-]/, 0.47],
  [/1/, 0.7],
  [/[NHU]/, 1],
  [/[EFLTZ]/, 0.84],
  [/Y/, 0.92],
  [/W/, 1.45],
  [/[MÆŒ]/, 1.5],
  [/&/, 1.1],
  [/\s/, BLANK_WIDTH],
];
const USUAL_WIDTH = 0.97;

/** Returns a name with its measures; null for one that is too short or too long to span a page. */
export function findWideName(name: string): WideName | null {
  const text = name.trim();
  if (!MEASURABLE.test(text) || text.split(/\s+/).length > WORDS_MAX) return null;
  const words = text.match(SHORT_AND_NEXT)?.map((word) => word.replace(/\s+/g, '\u00a0')) ?? [];
  const widths = words.map(measure);
  const quarters = toQuarters(widths.reduce((sum, width) => sum + width, BLANK_WIDTH * (words.length - 1)));
  const longestQuarters = toQuarters(Math.max(...widths));
  const fits =
    quarters >= 4 * LETTERS_MIN && quarters <= 4 * LETTERS_MAX && longestQuarters <= 4 * WORD_LETTERS_MAX;
  return fits ? { words, quarters, longestQuarters: Math.max(4 * LETTERS_MIN, longestQuarters) } : null;
}

function toQuarters(width: number): number {
  return Math.ceil(4 * width);
}

/** Accents have no width; a sharp s becomes two letters. */
function measure(word: string): number {
  const capitals = [...word.toUpperCase().normalize('NFD')].filter((letter) => !/\p{Mark}/u.test(letter));
  return capitals.reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
}
