/** What all prices are in. */
export const CURRENCY = 'EUR';

const PRICE = /^(?<euros>\d{1,8})(?:[.,](?<decimals>\d{1,2}))?\s?€?$/;

/** The cents of a price as owners write it: `12`, `12.5`, `12,50`, `12,50 €`; null for anything else. */
export function parsePriceCents(text: string): number | null {
  const groups = PRICE.exec(text.trim())?.groups;
  if (!groups) return null;
  return Number(groups.euros) * 100 + Number((groups.decimals ?? '').padEnd(2, '0'));
}

const euro = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: CURRENCY });

/** 1 450,00 €, never broken over two lines. */
export function formatCents(cents: number): string {
  return euro.format(cents / 100);
}

/** Euros with two decimals as they are stored and sent: `1450.00`. */
export function decimalEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}
