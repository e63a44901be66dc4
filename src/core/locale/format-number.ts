import { CURRENCY, type Locale, REGIONAL_TAGS } from './locale';

// This file is apart from the scripts of public pages, and small for the landing page.

/** Writes a price of the product in cents, without cents where there are none, for example `€5`, `€11.99` or `11,99 €`. */
export function formatPrice(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(REGIONAL_TAGS[locale], {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** Writes a whole number, never broken over two lines, for example `1,284` or `1 284`. */
export function formatCount(locale: Locale, value: number): string {
  return new Intl.NumberFormat(REGIONAL_TAGS[locale], { maximumFractionDigits: 0 }).format(value);
}
