export const lineKinds = ['heading', 'bullet', 'number'] as const;
export const markKinds = ['bold', 'italic', 'link'] as const;

/** Says what a line is, where it is more than a paragraph. */
export type LineKind = (typeof lineKinds)[number];
export type MarkKind = (typeof markKinds)[number];

/** A formatting has at most this many special lines, and as many marks. */
export const MAX_FORMAT_PARTS = 2_000;

/** A part of a text looks different; `from` and `to` are units of the string, the end not included. */
export interface TextMark {
  kind: MarkKind;
  from: number;
  to: number;
  /** A link leads here: to an address, or to a section by its id. */
  href?: string | undefined;
}

/** Says how the text beside it looks, which is a plain string with `\n` between its lines. */
export interface TextFormat {
  /** It tells the text that the formatting was made for from any other. */
  madeFor: { length: number; checksum: number };
  /** Only lines that are no paragraphs are here, by their numbers from 0. */
  lines: { line: number; kind: LineKind }[];
  marks: TextMark[];
}

/** A long text has a formatting where it is not plain. */
export interface LongText {
  text: string;
  format?: TextFormat | undefined;
}

/** A formatting stands beside its long text, under the same name and `Format`. */
type FormatBeside<Name extends string> = { [Key in `${Name}Format`]?: TextFormat | undefined };

/** A content has a long text of this name. */
export type WithLongText<Name extends string> = { [Key in Name]: string } & FormatBeside<Name>;

export function getLongText<Name extends string>(content: WithLongText<Name>, name: Name): LongText {
  const text: string = content[name];
  const beside: FormatBeside<Name> = content;
  return { text, format: beside[`${name}Format`] };
}

/** Returns the name of the text that a key formats; null for another key. */
export function findFormattedName(key: string): string | null {
  return key.endsWith('Format') ? key.slice(0, -'Format'.length) : null;
}

/** Gives a content a long text. A plain one has no key for its formatting, as it is stored. */
export function setLongText<Name extends string, Content extends WithLongText<Name>>(
  content: Content,
  name: Name,
  { text, format }: LongText,
): Content {
  const changed = { ...content, [name]: text, [`${name}Format`]: format };
  if (!format) delete changed[`${name}Format`];
  return changed;
}

/**
 * Returns a formatting if it fits the text; undefined if the text was changed without it, since its places are others now.
 */
export function fitFormat(text: string, format: TextFormat | undefined): TextFormat | undefined {
  if (!format || format.madeFor.length !== text.length || OTHER_BREAK.test(text)) return undefined;
  if (format.madeFor.checksum !== identifyText(text).checksum) return undefined;
  const { lines, marks } = format;
  const lineCount = text.split('\n').length;
  const isFitting =
    lines.length + marks.length > 0 &&
    lines.every(({ line }) => line < lineCount) &&
    marks.every(({ from, to }) => to <= text.length && !isInLetter(text, from) && !isInLetter(text, to));
  return isFitting ? format : undefined;
}

/** Texts with such breaks were not written by our fields, and have no formatting. */
const OTHER_BREAK = /[\r\u2028\u2029]/;

/** Returns true if a place is between the two units of one character. */
function isInLetter(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text[at] ?? '');
}

/** Returns the length of a text and its FNV-1a hash. */
export function identifyText(text: string): TextFormat['madeFor'] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return { length: text.length, checksum: hash >>> 0 };
}

/** Returns true if a text has lines of one of these kinds. */
export function hasLines(format: TextFormat | undefined, ...kinds: LineKind[]): boolean {
  return format?.lines.some(({ kind }) => kinds.includes(kind)) ?? false;
}
