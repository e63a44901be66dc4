import {
  type PricedRow,
  type ReadRules,
  splitAside,
  takePrice,
  trimBullet,
  trimEnds,
} from '../../editor-kit/pasted-list/parse-priced-list';
import { ALLERGENS, type Allergen, AMOUNT_MAX_LENGTH, MAX_CATEGORIES, MAX_DISHES } from './definition';

export interface ReadDish extends PricedRow {
  allergens: Allergen[];
  amount?: string;
}

const NUMBER = '\\d{1,2}';
const LIST = `${NUMBER}(?: ?[,;./+] ?${NUMBER})*`;
const LABEL = '(?:al(?:l?erg(?:én|en)(?:y|e|s|ov|ů)?)?\\.?|a)';
/** Matches for example (1,3,7), [1, 3], /1,3,7/ and (A: 1,3). */
const BRACKETED = new RegExp(`[([/] ?(?:${LABEL} ?:? ?)?(?<list>${LIST}) ?[)\\]/]`, 'iu');
/** Matches for example `A: 1, 3, 7` and `Alergény: 1,3` at the end, or before the price. */
const LABELLED = new RegExp(`(?<![\\p{L}\\d])${LABEL} ?: ?(?<list>${LIST})(?![\\d])`, 'iu');

/** A line without one of these signs has no allergens, so most lines need no closer look. */
const MAY_HAVE_ALLERGENS = /[([/:]/;
const UNIT = '(?:kg|dkg|dag|g|gr|ml|cl|dl|l|ks|kus|kusy|kusov|kusů|pcs|stk|stück|cm|porc)';
const COUNT = '\\d{1,4}(?:[.,]\\d{1,3})?';
const MEASURE = `${COUNT}(?: ?${UNIT}?\\.? ?[/x+–-] ?${COUNT})* ?${UNIT}(?:\\.|(?![\\p{L}\\d]))`;
const AMOUNT_FIRST = new RegExp(`^(?<amount>${MEASURE})\\s*`, 'iu');
const AMOUNT_IN_BRACKETS = new RegExp(`\\((?<amount>${MEASURE})\\)`, 'iu');
const AMOUNT_LAST = new RegExp(`(?<=\\s)(?<amount>${MEASURE})$`, 'iu');

/** A menu is read by these rules: each line is a dish, below the heading of its category. */
export const menuRules: ReadRules<ReadDish> = {
  readRow: readDish,
  maxRows: MAX_DISHES,
  maxGroups: MAX_CATEGORIES,
};

/** Reads a line with a price, an amount or allergens; null for any other. */
function readDish(line: string): ReadDish | null {
  const withoutAllergens = takeAllergens(trimBullet(line));
  const withoutPrice = takePrice(withoutAllergens.rest);
  const { rest, amount } = takeAmount(trimEnds(withoutPrice.rest));
  const { allergens } = withoutAllergens;
  const { price } = withoutPrice;
  const words = splitAside(rest);
  if (!words || (price === '' && amount === undefined && allergens.length === 0)) return null;
  return { ...words, price, allergens, ...(amount !== undefined && { amount }) };
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
