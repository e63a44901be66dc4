import { CURRENCY, type Locale, REGIONAL_TAGS } from './locale';

// Apart from what public pages load, and small for the landing page.

/** Writes a price of the product in cents, without cents where there are none: €5, €11.99; 5 €, 11,99 €. */
export function formatPrice(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(REGIONAL_TAGS[locale], {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** Writes a whole number: 1,284, 1 284; never broken over two lines. */
export function formatCount(locale: Locale, value: number): string {
  return new Intl.NumberFormat(REGIONAL_TAGS[locale], { maximumFractionDigits: 0 }).format(value);
}
