import { CURRENCY } from '@/core/money';
import { getPriceCents, type Tier } from '@/core/plans';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount as the app writes it: €5, €11.99. */
export function euroPrice(cents: number): string {
  return euros.format(cents / 100);
}

/** €11.99; €0 for a tier that nobody pays for. */
export function monthlyPrice(tier: Tier): string {
  return euroPrice(getPriceCents(tier));
}
