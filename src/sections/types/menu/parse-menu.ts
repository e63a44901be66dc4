import { ALLERGENS, type Allergen, AMOUNT_MAX_LENGTH, MAX_CATEGORIES, MAX_DISHES } from './definition';

/** Of a pasted menu so much is read. */
export const MENU_TEXT_MAX_LENGTH = 20_000;
/** A longer line is no line of a menu, and patterns would take long over it. */
const LINE_MAX_LENGTH = 300;
/** A longer line without a price says something of the dish above it. */
const HEADING_MAX_LENGTH = 60;

const DESCRIPTION_MAX_LENGTH = 600;

export interface ReadDish {
  name: string;
  description: string;
  price: string;
  allergens: Allergen[];
  amount?: string;
}

interface ReadCategory {
  /** Empty for dishes above the first heading. */
  name: string;
  dishes: ReadDish[];
}

export interface ReadMenu {
  categories: ReadCategory[];
  /** Lines that nothing was made of. */
  leftOut: string[];
}

const NUMBER = '\\d{1,2}';
const LIST = `${NUMBER}(?: ?[,;./+] ?${NUMBER})*`;
const LABEL = '(?:al(?:l?erg(?:én|en)(?:y|e|s|ov|ů)?)?\\.?|a)';
/** (1,3,7), [1, 3], /1,3,7/, (A: 1,3) */
const BRACKETED = new RegExp(`[([/] ?(?:${LABEL} ?:? ?)?(?<list>${LIST}) ?[)\\]/]`, 'iu');
/** A: 1, 3, 7 or Alergény: 1,3 to the end, or before the price. */
const LABELLED = new RegExp(`(?<![\\p{L}\\d])${LABEL} ?: ?(?<list>${LIST})(?![\\d])`, 'iu');

const CURRENCY = '(?:€|eur|kč|kc|czk)';
const AMOUNT_OF_MONEY = '\\d{1,5}(?:[ .]\\d{3})?(?:[.,](?:\\d{1,2}|-{1,2}|–|—))?';
const MONEY = `(?:${CURRENCY} ?)?${AMOUNT_OF_MONEY}(?: ?${CURRENCY})?`;
/** Without one of these signs there are none: most lines need no closer look. */
const MAY_HAVE_ALLERGENS = /[([/:]/;
/** The price or two of them at the end of a line: 8,90 · 1,20 € / 1,80 € · od 45 Kč · 189,- */
const PRICE = new RegExp(
  `(?<before>^|[\\s.…·_:|–—-])(?<price>(?:(?:od|from|ab) )?${MONEY}(?: ?/ ?${MONEY})?)$`,
  'iu',
);
const MAY_HAVE_PRICE = /[\d€cčzkr–—-]$/iu;
/** A whole number without a currency is a price when leaders lead to it, and when it is none of a beer or a year. */
const BARE_NUMBER = /^\d+$/;
const BARE_PRICE_MIN = 15;
const BARE_PRICE_MAX = 1899;
const LEADERS = /(?:[.…·_]{2,}|…|\s[–—-]|[:|])\s?$/u;

const UNIT = '(?:kg|dkg|dag|g|gr|ml|cl|dl|l|ks|kus|kusy|kusov|kusů|pcs|stk|stück|cm|porc)';
const COUNT = '\\d{1,4}(?:[.,]\\d{1,3})?';
const MEASURE = `${COUNT}(?: ?${UNIT}?\\.? ?[/x+–-] ?${COUNT})* ?${UNIT}(?:\\.|(?![\\p{L}\\d]))`;
const AMOUNT_FIRST = new RegExp(`^(?<amount>${MEASURE})\\s*`, 'iu');
const AMOUNT_IN_BRACKETS = new RegExp(`\\((?<amount>${MEASURE})\\)`, 'iu');
const AMOUNT_LAST = new RegExp(`(?<=\\s)(?<amount>${MEASURE})$`, 'iu');

const BULLET = /^(?:[•*·▪►–—-]\s*|\d{1,2}[.)]\s+(?=\p{L}))/u;
const HAS_LETTER = /\p{L}/u;
const ASIDE = / [–—-] /u;
const ENDS = /^[\s.,…·_:;|–—-]+|[\s.,…·_:;|–—-]+$/gu;

/** Reads a menu as owners have it in a document: a dish a line with its price at the end, headings between. */
export function parseMenu(text: string): ReadMenu {
  const categories: ReadCategory[] = [];
  const leftOut: string[] = [];
  let dishCount = 0;
  /** The dish directly above: a line without a price may describe it. */
  let above: ReadDish | null = null;
  for (const written of text.slice(0, MENU_TEXT_MAX_LENGTH).split(/[\r\n\u2028\u2029]/)) {
    // A tab or a wide gap leads to the price, as dots do.
    const line = written
      .slice(0, LINE_MAX_LENGTH)
      .trim()
      .replace(/\t+| {3,}/g, ' … ')
      .replace(/\s+/g, ' ');
    if (!HAS_LETTER.test(line)) {
      above = null;
      continue;
    }
    const dish = written.length > LINE_MAX_LENGTH ? null : readDish(line);
    if (dish) {
      if (dishCount >= MAX_DISHES) leftOut.push(line);
      else {
        if (categories.length === 0) categories.push({ name: '', dishes: [] });
        categories.at(-1)?.dishes.push(dish);
        dishCount += 1;
      }
      above = dish;
    } else if (above && describesDish(line) && above.description.length < DESCRIPTION_MAX_LENGTH) {
      above.description = [above.description, line].filter(Boolean).join(' ');
    } else if (line.length <= HEADING_MAX_LENGTH && categories.length < MAX_CATEGORIES) {
      categories.push({ name: trimEnds(line.replace(BULLET, '')), dishes: [] });
      above = null;
    } else leftOut.push(line);
  }
  // The name of the house above the first heading has no dishes either.
  for (const { name, dishes } of categories) if (dishes.length === 0) leftOut.push(name);
  return { categories: categories.filter(({ dishes }) => dishes.length > 0), leftOut };
}

/** Reads a line with a price, an amount or allergens; null for any other. */
function readDish(line: string): ReadDish | null {
  const withoutAllergens = takeAllergens(line.replace(BULLET, ''));
  const withoutPrice = takePrice(withoutAllergens.rest);
  const { rest, amount } = takeAmount(trimEnds(withoutPrice.rest));
  const { allergens } = withoutAllergens;
  const { price } = withoutPrice;
  const [name = '', ...asides] = rest.split(ASIDE).map(trimEnds);
  if (!HAS_LETTER.test(name) || (price === '' && amount === undefined && allergens.length === 0)) return null;
  const description = asides.filter(Boolean).join(' – ');
  return { name, description, price, allergens, ...(amount !== undefined && { amount }) };
}

function takeAllergens(line: string): { rest: string; allergens: Allergen[] } {
  if (!MAY_HAVE_ALLERGENS.test(line)) return { rest: line, allergens: [] };
  const found = BRACKETED.exec(line) ?? LABELLED.exec(line);
  const numbers = (found?.groups?.list ?? '').split(/\D+/).map(Number);
  const allergens = ALLERGENS.filter((allergen) => numbers.includes(allergen));
  // Other numbers in brackets, such as a year, are part of the name.
  if (!found || new Set(numbers).size !== allergens.length) return { rest: line, allergens: [] };
  const after = line.slice(found.index + found[0].length);
  return { rest: `${line.slice(0, found.index)} ${after}`.trim().replace(/\s+/g, ' '), allergens };
}

function takePrice(line: string): { rest: string; price: string } {
  const found = MAY_HAVE_PRICE.test(line) ? PRICE.exec(line) : null;
  const price = found?.groups?.price ?? '';
  const rest = line.slice(0, line.length - price.length);
  if (price === '' || (BARE_NUMBER.test(price) && !LEADERS.test(rest) && !isBarePrice(Number(price))))
    return { rest: line, price: '' };
  return { rest, price };
}

const isBarePrice = (price: number) => price >= BARE_PRICE_MIN && price <= BARE_PRICE_MAX;

function takeAmount(text: string): { rest: string; amount?: string } {
  if (!/\d/.test(text)) return { rest: text };
  for (const pattern of [AMOUNT_FIRST, AMOUNT_IN_BRACKETS, AMOUNT_LAST]) {
    const found = pattern.exec(text);
    if (!found || (found.groups?.amount ?? '').length > AMOUNT_MAX_LENGTH) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { rest: trimEnds(rest.replace(/\s+/g, ' ')), amount: found.groups?.amount?.trim() };
  }
  return { rest: text };
}

/** A line that goes on in small letters or in brackets, or is longer than any heading. */
function describesDish(line: string): boolean {
  return /^[\p{Ll}(]/u.test(line) || line.includes(', ') || line.length > HEADING_MAX_LENGTH;
}

const trimEnds = (text: string) => text.replace(ENDS, '');
