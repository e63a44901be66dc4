/** A space between the thousands may be one of the two that break no line. */
const GAP = '[ \\u00A0\\u202F]';
/** A price has up to eight digits before the cents. */
const EUROS = `\\d{1,8}|\\d{1,3}${GAP}\\d{3}|\\d{1,2}(?:${GAP}\\d{3}){2}`;
const AMOUNT = `(?<euros>${EUROS})(?:[.,](?<decimals>\\d{1,2}))?`;
const SIGN = '(?:€|EUR)';
const PRICE = [new RegExp(`^${AMOUNT}\\s*${SIGN}?$`, 'i'), new RegExp(`^${SIGN}\\s*${AMOUNT}$`, 'i')];

/** Points or commas between the thousands are told from decimals by the other sign before the cents. */
const GROUPED = /(?<!\d)\d{1,3}(?:(?:,\d{3})+(?=\.\d\d(?!\d))|(?:\.\d{3})+(?=,\d\d(?!\d)))/;

/**
 * Returns the cents of a price as owners write it: `12`, `12.5`, `12,50 €`, `1 237,50 €`, `€1,237.50`, `1.237,50 €`,
 * `12 EUR`; else null.
 */
export function parsePriceCents(text: string): number | null {
  const price = text.trim().replace(GROUPED, (euros) => euros.replace(/\D/g, ''));
  const groups = PRICE.map((form) => form.exec(price)?.groups).find(Boolean);
  if (!groups) return null;
  const euros = Number((groups.euros ?? '').replace(/\D/g, ''));
  return euros * 100 + Number((groups.decimals ?? '').padEnd(2, '0'));
}

/** Writes euros with two decimals as they are stored and sent, for example `1450.00`. */
export function toDecimalEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}

const NO_BREAK_SPACE = '\u00A0';
const SPACE_INSIDE_NUMBER = /(?<=\d) +(?=\d{3}(?!\d))/g;
const SPACE_BEFORE_EURO = / +(?=€)/g;

/** Returns a price as its owner wrote it, never broken inside a number or before the euro sign. */
export function keepPriceTogether(price: string): string {
  return price.trim().replace(SPACE_INSIDE_NUMBER, NO_BREAK_SPACE).replace(SPACE_BEFORE_EURO, NO_BREAK_SPACE);
}
