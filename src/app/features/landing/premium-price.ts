import { getPriceCents, recommendedTier } from '@/core/plans';

/** The price as the landing page writes it, with a comma: €11,99. */
export function premiumPrice(): string {
  return `€${(getPriceCents(recommendedTier) / 100).toFixed(2).replace('.', ',')}`;
}
