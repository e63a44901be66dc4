import { MONTHLY_PRICE_CENTS } from '@/core/plans';

/** The price as the landing page writes it, with a comma: €11,99. */
export function premiumPrice(): string {
  return `€${(MONTHLY_PRICE_CENTS.premium / 100).toFixed(2).replace('.', ',')}`;
}
