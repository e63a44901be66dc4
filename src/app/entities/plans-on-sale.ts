import { getCheapestOnSale, type PaidTier, paidTiers, recommendedTier } from '@/core/plans';

// This file says nothing of what plans include, because the router loads it for every screen.

/** Lists the plans that can be bought here, the cheapest first. The server names them in the page's head. */
export function listPlansOnSale(): PaidTier[] {
  const named =
    document.querySelector<HTMLMetaElement>('meta[name="plans-on-sale"]')?.content.split(' ') ?? [];
  const onSale = paidTiers.filter((tier) => named.includes(tier));
  return onSale.length > 0 ? onSale : [recommendedTier];
}

/** Returns the cheapest plan on sale that includes all of this one. */
export function getPlanToBuy(tier: PaidTier): PaidTier {
  return getCheapestOnSale(tier, listPlansOnSale());
}

/** Reads the plan that an address asks for, if it can be bought. */
export function readPlanSearch(search: { plan?: unknown }): { plan?: PaidTier } {
  const plan = listPlansOnSale().find((tier) => tier === search.plan);
  return plan ? { plan } : {};
}
