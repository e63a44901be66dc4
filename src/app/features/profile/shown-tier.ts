import type { EffectiveTier } from '@/core/plans';

const TIERS: readonly EffectiveTier[] = ['free', 'standard', 'premium', 'trial', 'expired'];

/** A tier that nobody knows has the limits of an expired one and is called so. */
export function shownTier(tier: string): EffectiveTier {
  return TIERS.find((name) => name === tier) ?? 'expired';
}
