import { getCheapestOnSale, type PaidTier, paidTiers, recommendedTier } from '@/core/plans';

// This file says nothing of what plans include, because the router loads it for every screen.

/** The plans that can be bought here, the cheapest first: the server says so in the page's head. */
export function listPlansOnSale(): PaidTier[] {
  const named =
    document.querySelector<HTMLMetaElement>('meta[name="plans-on-sale"]')?.content.split(' ') ?? [];
  const onSale = paidTiers.filter((tier) => named.includes(tier));
  return onSale.length > 0 ? onSale : [recommendedTier];
}

/** The cheapest plan that has what this one has and can be bought. */
export function getPlanToBuy(tier: PaidTier): PaidTier {
  return getCheapestOnSale(tier, listPlansOnSale());
}

/** The plan that an address asks for, where it can be bought. */
export function readPlanSearch(search: { plan?: unknown }): { plan?: PaidTier } {
  const plan = listPlansOnSale().find((tier) => tier === search.plan);
  return plan ? { plan } : {};
}
