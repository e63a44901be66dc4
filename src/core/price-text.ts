const NO_BREAK_SPACE = '\u00A0';
const SPACE_INSIDE_NUMBER = /(?<=\d) +(?=\d{3}(?!\d))/g;
const SPACE_BEFORE_EURO = / +(?=€)/g;

/** A price as its owner wrote it, never broken inside a number or before the euro sign. */
export function priceText(price: string): string {
  return price.trim().replace(SPACE_INSIDE_NUMBER, NO_BREAK_SPACE).replace(SPACE_BEFORE_EURO, NO_BREAK_SPACE);
}
