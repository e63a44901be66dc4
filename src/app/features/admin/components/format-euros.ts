import { formatCents, parsePriceCents } from '@/core/money';

/** 23,80 € for the '23.80' of a stored amount. */
export function formatEuros(decimal: string): string {
  const cents = parsePriceCents(decimal);
  return cents === null ? decimal : formatCents(cents);
}
