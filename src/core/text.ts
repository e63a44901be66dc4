/** Any single field takes at most this many characters, as `countCharacters` counts them. */
export const TEXT_MAX_LENGTH = 9999;

/** The length of a text to the eye decides the size in which a name or a title is set. */
export type TextLength = 's' | 'm' | 'l' | 'xl';

const SIZES = ['s', 'm', 'l', 'xl'] as const;
const NAME_LENGTHS = [16, 40, 80];
const HERO_LENGTHS = [18, 44, 90];
const STATEMENT_LENGTHS = [60, 100, 140];
const WORD_LENGTHS = [11, 13, 16];

const LONG_TITLE_LENGTH = 48;
const LONG_TAGLINE_LENGTH = 280;
const LEAD_MAX_LENGTH = 420;
const BIG_FACT_MAX_LENGTH = 30;
const PREVIEW_LINES = 2;
const PREVIEW_MAX_LENGTH = 150;

/** Measures a website's name: by its characters or by its longest word, whichever is larger. */
export function measureName(name: string): TextLength {
  return measureText(name, NAME_LENGTHS);
}

/** Measures the title of a hero, which has a little more room than a name. */
export function measureHeroTitle(title: string): TextLength {
  return measureText(title, HERO_LENGTHS);
}

/** Measures a sentence that stands alone, as large as a title. */
export function measureStatement(text: string): TextLength {
  return measureText(text, STATEMENT_LENGTHS);
}

export function isLongTitle(title: string): boolean {
  return countCharacters(title) > LONG_TITLE_LENGTH;
}

export function isLongTagline(tagline: string): boolean {
  return countCharacters(tagline) > LONG_TAGLINE_LENGTH;
}

/** Returns true if a description is short enough to be set in the larger size. */
export function isLead(text: string): boolean {
  return countCharacters(text.trim()) <= LEAD_MAX_LENGTH;
}

/** Returns true if a phone number or an email address is short enough to be set large. */
export function isBig(fact: string): boolean {
  return countCharacters(fact.trim()) <= BIG_FACT_MAX_LENGTH;
}

/** Owners press Enter once: every line that is not empty is a paragraph. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a text on one line, without blanks around it: line breaks and rows of blanks become one blank. */
export function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns what the card of an article shows: its first two lines that are not empty, at most 150 characters. */
export function getArticlePreview(content: string): string {
  return shorten(splitParagraphs(content).slice(0, PREVIEW_LINES).join(' '), PREVIEW_MAX_LENGTH);
}

/** Returns a text of at most `maxLength` characters; one that is cut ends on a whole word, with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  // No character has more than two units.
  const characters = [...text.slice(0, maxLength * 2 + 1)];
  if (characters.length <= maxLength) return text;
  const endsOnWord = /\s/.test(characters[maxLength - 1] ?? '');
  const wholeWords = endsOnWord ? maxLength - 1 : getLastBlank(characters, maxLength - 1);
  return `${characters.slice(0, measureWithoutMarks(characters, wholeWords)).join('')}…`;
}

/** Returns where the last blank before `end` stands; `end` when there is none. */
function getLastBlank(characters: readonly string[], end: number): number {
  for (let index = end - 1; index >= 0; index -= 1) if (/\s/.test(characters[index] ?? '')) return index;
  return end;
}

/** Marks are taken off one by one: a pattern for the end of a text would be tried anew at each mark of a long run. */
function measureWithoutMarks(characters: readonly string[], length: number): number {
  let end = length;
  while (end > 0 && /[\s.,;:!?–-]/.test(characters[end - 1] ?? '')) end -= 1;
  return end;
}

/** Divides a text at the blank nearest to its middle that may break; the first part is all of it where there is none. */
export function splitInHalf(text: string): [before: string, after: string] {
  const middle = text.length / 2;
  const blanks = [...text.matchAll(/[^\S\u00a0]+/g)].map(({ index }) => index);
  const [nearest] = blanks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? [text, ''] : [text.slice(0, nearest), text.slice(nearest).trim()];
}

function measureText(text: string, limits: number[]): TextLength {
  const longestWord = Math.max(0, ...text.split(/[\s-]+/).map(countCharacters));
  const step = Math.max(getStep(countCharacters(text), limits), getStep(longestWord, WORD_LENGTHS));
  return SIZES[step] ?? 'xl';
}

function getStep(length: number, limits: number[]): number {
  const step = limits.findIndex((limit) => length <= limit);
  return step === -1 ? limits.length : step;
}

/** Counts code points: most emoji are one, and a family of people is several. */
export function countCharacters(text: string): number {
  return [...text].length;
}
