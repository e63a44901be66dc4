/** A pasted list is read up to this length. */
export const LIST_TEXT_MAX_LENGTH = 20_000;
/** A longer line is no line of a list, and patterns would take long over it. */
const LINE_MAX_LENGTH = 300;
/** A longer line without a price says something of the row above it. */
const HEADING_MAX_LENGTH = 60;

const DESCRIPTION_MAX_LENGTH = 600;

export interface PricedRow {
  name: string;
  description: string;
  price: string;
}

interface ReadGroup<Row> {
  /** Empty for rows above the first heading. */
  name: string;
  rows: Row[];
}

export interface ReadList<Row> {
  groups: ReadGroup<Row>[];
  /** Nothing could be read from these lines. */
  leftOut: string[];
}

/** These say how a row is read, and how many rows and groups the section can hold. */
export interface ReadRules<Row> {
  /** Reads a line that is a row; null for any other. */
  readRow: (line: string) => Row | null;
  maxRows: number;
  /** Missing where the rows have no groups: headings are left out then. */
  maxGroups?: number | undefined;
}

const CURRENCY = '(?:€|eur|kč|kc|czk)';
const AMOUNT_OF_MONEY = '\\d{1,5}(?:[ .]\\d{3})?(?:[.,](?:\\d{1,2}|-{1,2}|–|—))?';
const MONEY = `(?:${CURRENCY} ?)?${AMOUNT_OF_MONEY}(?: ?${CURRENCY})?`;
/** A price may be for something, for example: 18 €/hod · 4 € / m² · 20 € za osobu */
const PER = '(?: ?/ ?| (?:za|na|per|pro|je) )(?:\\d{1,3} ?)?\\p{L}[\\p{L}\\d²³]{0,11}\\.?';
/** A line ends with a price or two, for example: 8,90 · 1,20 € / 1,80 € · od 45 Kč · od 60 do 120 € · 189,- */
const PRICE = new RegExp(
  `(?<before>^|[\\s.…·_:|–—-])(?<price>(?:(?:od|from|ab|von) )?${MONEY}(?:(?: ?/ ?| (?:do|to|až|bis) )${MONEY})?(?:(?<=${CURRENCY})${PER})?)$`,
  'iu',
);
/** A line that ends with a price may have a lower one before it, for example: 25 – 30 € */
const RANGE_START = new RegExp(
  `(?:^|\\s)(?<start>(?:${CURRENCY} ?)?${AMOUNT_OF_MONEY}(?: ?${CURRENCY})? ?[–—-] ?)$`,
  'iu',
);
/** A number before a dash is the lower end of a price only if the upper one is at most this many times as much. */
const RANGE_MAX_FACTOR = 4;
const MAY_HAVE_PRICE = new RegExp(`[\\d€cčzkr–—-]$|${CURRENCY}${PER}$`, 'iu');
const HAS_MONEY = new RegExp(`\\d ?${CURRENCY}(?!\\p{L})|€ ?\\d`, 'iu');
/**
 * A number without a currency is a price if it stands after leaders or lies between these two: a beer's degrees are smaller,
 * a year is larger.
 */
const BARE_NUMBER = /^\d+$/;
const BARE_PRICE_MIN = 15;
const BARE_PRICE_MAX = 1899;
const LEADERS = /(?:[.…·_]{2,}|…|\s[–—-]|[:|])\s?$/u;

const BULLET = /^(?:[•*·▪►–—-]\s*|\d{1,2}[.)]\s+(?=\p{L}))/u;
const HAS_LETTER = /\p{L}/u;
const ASIDE = / [–—-] /u;
const ENDS = /^[\s.,…·_:;|–—-]+|[\s.,…·_:;|–—-]+$/gu;

/**
 * Reads a list as owners have it in a document: each row is a line with its price at the end, and headings stand between.
 */
export function parsePricedList<Row extends PricedRow>(text: string, rules: ReadRules<Row>): ReadList<Row> {
  const { readRow, maxRows, maxGroups } = rules;
  const groups: ReadGroup<Row>[] = [];
  const leftOut: string[] = [];
  let rowCount = 0;
  /** A line without a price may describe the row directly above it. */
  let above: Row | null = null;
  for (const written of text.slice(0, LIST_TEXT_MAX_LENGTH).split(/[\r\n\u2028\u2029]/)) {
    // A tab, a wide gap or dots lead to the price.
    const line = written
      .slice(0, LINE_MAX_LENGTH)
      .trim()
      .replace(/\t+| {3,}/g, ' … ')
      .replace(/\s+/g, ' ');
    if (!HAS_LETTER.test(line)) {
      above = null;
      continue;
    }
    const row = written.length > LINE_MAX_LENGTH ? null : readRow(line);
    if (row) {
      if (rowCount >= maxRows) leftOut.push(line);
      else {
        if (groups.length === 0) groups.push({ name: '', rows: [] });
        groups.at(-1)?.rows.push(row);
        rowCount += 1;
      }
      above = row;
    } else if (above && describesRow(line) && above.description.length < DESCRIPTION_MAX_LENGTH) {
      above.description = [above.description, line].filter(Boolean).join(' ');
    } else if (HAS_MONEY.test(line)) {
      // A price that could not be read is no heading; the owner sees which line it was.
      leftOut.push(line);
      above = null;
    } else if (maxGroups !== undefined && line.length <= HEADING_MAX_LENGTH && groups.length < maxGroups) {
      groups.push({ name: trimEnds(trimBullet(line)), rows: [] });
      above = null;
    } else leftOut.push(line);
  }
  // A heading without rows, such as the name of the house at the top, is left out.
  for (const { name, rows } of groups) if (rows.length === 0) leftOut.push(name);
  return { groups: groups.filter(({ rows }) => rows.length > 0), leftOut };
}

/** Reads a line that ends with a price. */
export function readPricedRow(line: string): PricedRow | null {
  const { rest, price } = takePrice(trimBullet(line));
  const words = splitAside(trimEnds(rest));
  return words && price !== '' ? { ...words, price } : null;
}

/** Splits the name of a row from the description behind a dash; null where there is no name. */
export function splitAside(text: string): Pick<PricedRow, 'name' | 'description'> | null {
  const [name = '', ...asides] = text.split(ASIDE).map(trimEnds);
  return HAS_LETTER.test(name) ? { name, description: asides.filter(Boolean).join(' – ') } : null;
}

/** Takes the price from the end of a line. */
export function takePrice(line: string): { rest: string; price: string } {
  const found = MAY_HAVE_PRICE.test(line) ? PRICE.exec(line) : null;
  const upper = found?.groups?.price ?? '';
  const start = upper === '' ? '' : getRangeStart(line.slice(0, line.length - upper.length), upper);
  const price = start + upper;
  const rest = line.slice(0, line.length - price.length);
  if (price === '' || (BARE_NUMBER.test(price) && !LEADERS.test(rest) && !isBarePrice(Number(price))))
    return { rest: line, price: '' };
  return { rest, price };
}

/** Returns the lower end of a price with its dash; empty where the number before the dash is something else. */
function getRangeStart(before: string, upper: string): string {
  const start = RANGE_START.exec(before)?.groups?.start ?? '';
  const [low, high] = [start, upper].map(readAmount);
  if (!low || !high || low.hasCents !== high.hasCents) return '';
  const isMoney = low.hasCents || HAS_MONEY.test(`${start} ${upper}`);
  return isMoney && low.value < high.value && high.value <= low.value * RANGE_MAX_FACTOR ? start : '';
}

/** Returns the first amount of a text; null where it has none. */
function readAmount(text: string): { value: number; hasCents: boolean } | null {
  const digits = /\d[\d ]*(?:[.,]\d{1,2}(?!\d))?/.exec(text)?.[0].replaceAll(' ', '').replace(',', '.');
  return digits === undefined ? null : { value: Number(digits), hasCents: digits.includes('.') };
}

const isBarePrice = (price: number) => price >= BARE_PRICE_MIN && price <= BARE_PRICE_MAX;

/**
 * Returns true for a line that begins with a small letter or a bracket, or that has no price, but a comma or more letters
 * than any heading.
 */
function describesRow(line: string): boolean {
  if (/^[\p{Ll}(]/u.test(line)) return true;
  return !HAS_MONEY.test(line) && (line.includes(', ') || line.length > HEADING_MAX_LENGTH);
}

export const trimBullet = (line: string) => line.replace(BULLET, '');
export const trimEnds = (text: string) => text.replace(ENDS, '');
