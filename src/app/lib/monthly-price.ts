import { CURRENCY } from '@/core/money';
import { type EffectiveTier, MONTHLY_PRICE_CENTS } from '@/core/plans';

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
export function monthlyPrice(tier: EffectiveTier): string {
  const cents = tier === 'trial' || tier === 'expired' ? 0 : MONTHLY_PRICE_CENTS[tier];
  return euroPrice(cents);
}
