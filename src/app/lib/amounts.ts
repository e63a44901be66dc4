import { locale } from '@messages';
import * as format from '@/core/locale/format';
import * as number from '@/core/locale/format-number';
import { parsePriceCents } from '@/core/money';
import { getPriceCents, type Tier } from '@/core/plans';

/** Formats a price of the product, such as `€5` or `€11.99`. */
export function formatPrice(cents: number): string {
  return number.formatPrice(locale, cents);
}

/** Looks like `€11.99`, or `€0` for a tier that nobody pays for. */
export function formatMonthlyPrice(tier: Tier): string {
  return formatPrice(getPriceCents(tier));
}

/** Looks like `€12.00`. */
export function formatMoney(cents: number): string {
  return format.formatMoney(locale, cents);
}

/** Formats a stored amount: '23.80' becomes `€23.80`. */
export function formatStoredAmount(decimal: string): string {
  const cents = parsePriceCents(decimal);
  return cents === null ? decimal : formatMoney(cents);
}

/** Looks like `1,284`. */
export function formatCount(value: number): string {
  return number.formatCount(locale, value);
}
