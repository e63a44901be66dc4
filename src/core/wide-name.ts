/** A name as it is set in capitals across the page, measured in halves of a usual letter. */
export interface WideName {
  words: readonly string[];
  halves: number;
  /** Of its longest word: on a phone each stands on a line of its own. */
  longestHalves: number;
}

const LETTERS_MIN = 3;
const LETTERS_MAX = 16;
const WORD_LETTERS_MAX = 12;
const WORDS_MAX = 3;
/** Other alphabets stand in fonts of the visitor's own, whose widths nobody knows. */
const MEASURABLE = /^[\p{Script=Latin}\p{N}\s&.'’+-]+$/u;
const NARROW = /[IÍÌÎÏİ1.'’-]/;
const WIDE = /[MWŴÆŒ&]/;

/** Measures a name; null for one that is too short or too long to span a page. */
export function wideName(name: string): WideName | null {
  const text = name.trim();
  const words = text.split(/\s+/);
  if (!MEASURABLE.test(text) || words.length > WORDS_MAX) return null;
  const widths = words.map(countHalves);
  const halves = widths.reduce((sum, width) => sum + width, words.length - 1);
  const longestHalves = Math.max(...widths);
  const fits =
    halves >= 2 * LETTERS_MIN && halves <= 2 * LETTERS_MAX && longestHalves <= 2 * WORD_LETTERS_MAX;
  return fits ? { words, halves, longestHalves: Math.max(2 * LETTERS_MIN, longestHalves) } : null;
}

/** Capitals of most fonts are about equally wide, but for these; a sharp s becomes two letters. */
function countHalves(word: string): number {
  const capitals = [...word.toUpperCase()];
  return capitals.reduce((sum, letter) => sum + (NARROW.test(letter) ? 1 : WIDE.test(letter) ? 3 : 2), 0);
}
