import { DAY_MS } from './dates';
import {
  type CountedLimit,
  countedLimits,
  type PlanFeature,
  type PlanRecord,
  planFeatures,
  planRecords,
} from './plan-records';

export {
  type CountedLimit,
  type PlanFeature,
  type VisitorFeature,
  visitorFeatures,
} from './plan-records';

export type Tier = keyof typeof planRecords;
/** Somebody pays for a tier of this type. */
export type PaidTier = { [T in Tier]: (typeof planRecords)[T]['offer'] extends null ? never : T }[Tier];

const plans: Record<Tier, PlanRecord> = planRecords;

/** Our pages promise this many days; the setting of that name can give more. */
export const TRIAL_DAYS = 7;

/** Owners are reminded that the trial ends when this many days are left, or fewer. */
export const TRIAL_WARNING_DAYS = 3;

/** This tier costs nothing and has no end. */
export const FREE_TIER = 'free' satisfies Tier;
/** A new account begins with this tier, until its trial ends. */
export const TRIAL_TIER = 'trial' satisfies Tier;
/** An owner whose plan has ended has this tier. */
export const EXPIRED_TIER = 'expired' satisfies Tier;

/** Lists every tier, in the order of the records. */
export const tiers = Object.keys(planRecords) as Tier[];

/** Lists the plans with a price, the cheapest first. */
export const paidTiers: readonly PaidTier[] = tiers
  .filter(isPaidTier)
  .sort((a, b) => getPriceCents(a) - getPriceCents(b));

/** This plan is always for sale, and it is meant where no plan is named. */
export const recommendedTier: PaidTier = getRecommendedTier();

function getRecommendedTier(): PaidTier {
  const recommended = paidTiers.find((tier) => planRecords[tier].offer.isRecommended);
  if (!recommended) throw new Error('no plan is recommended');
  return recommended;
}

/** An owner can be told that one of these is locked. */
export const lockableFeatures = [...planFeatures, ...countedLimits] as const;

/** A plan lacks this feature, or has too little of it; `requiredTier` is the cheapest plan that has it. */
export interface LockedFeature {
  feature: PlanFeature | CountedLimit;
  requiredTier: PaidTier;
}

/** Returns true for a tier that has a price. */
export function isPaidTier(tier: Tier): tier is PaidTier {
  return plans[tier].offer !== null;
}

/** Returns true for the tier that costs nothing and has no end. */
export function isFreeTier(tier: Tier): tier is typeof FREE_TIER {
  return tier === FREE_TIER;
}

/** Returns true for the tier of a trial. */
export function isTrialTier(tier: Tier): tier is typeof TRIAL_TIER {
  return tier === TRIAL_TIER;
}

/** Returns true for the tier of an owner whose plan has ended. */
export function isExpiredTier(tier: Tier): tier is typeof EXPIRED_TIER {
  return tier === EXPIRED_TIER;
}

/** Returns a stored or sent word as a plan with a price; null for every other word. */
export function findPaidTier(stored: string | null | undefined): PaidTier | null {
  return paidTiers.find((tier) => tier === stored) ?? null;
}

/**
 * Returns a stored word as a tier: null stands for the free tier, and an unknown word counts as expired (specification,
 * plans).
 */
export function parseTier(stored: string | null): Tier {
  if (stored === null) return FREE_TIER;
  return tiers.find((tier) => tier === stored) ?? EXPIRED_TIER;
}

/** Returns the values of the text `plans.tierName`. */
export function getTierNameValues(tier: Tier): { tier: Tier; name: string } {
  return { tier, name: plans[tier].name };
}

/** Returns the monthly price in cents; 0 for a tier that nobody pays for. */
export function getPriceCents(tier: Tier): number {
  return plans[tier].offer?.monthlyPriceCents ?? 0;
}

/** Returns the name of the setting that holds a plan's price at Stripe. */
export function getStripePriceSetting(
  tier: PaidTier,
): (typeof planRecords)[PaidTier]['offer']['stripePriceSetting'] {
  return planRecords[tier].offer.stripePriceSetting;
}

/** Returns true if a plan has all that another one has, as Premium has all of Standard. */
export function covers(tier: PaidTier, wanted: PaidTier): boolean {
  return getPriceCents(tier) >= getPriceCents(wanted);
}

/** Returns true if no plan has more than this one. */
export function isHighestPlan(tier: PaidTier): boolean {
  return paidTiers.every((other) => covers(tier, other));
}

/** Returns the cheapest plan of those on sale that has all that `tier` has. */
export function getCheapestOnSale(tier: PaidTier, onSale: readonly PaidTier[]): PaidTier {
  return paidTiers.find((sold) => onSale.includes(sold) && covers(sold, tier)) ?? tier;
}

export interface Entitlements {
  /** Returns true if the tier has a feature. */
  can: (feature: PlanFeature) => boolean;
  /** Returns how many of something the tier allows; 0 for a feature that is not counted. */
  limit: (feature: LockedFeature['feature']) => number;
  hasPrioritySupport: boolean;
  features: readonly PlanFeature[];
}

/** Returns what a tier allows. */
export function getEntitlements(tier: Tier): Entitlements {
  const { limits } = plans[tier];
  const counted: Partial<Record<string, number>> = Object.fromEntries(
    countedLimits.map((name) => [name, limits[name]]),
  );
  return {
    can: (feature) => limits.features.includes(feature),
    limit: (feature) => counted[feature] ?? 0,
    hasPrioritySupport: limits.hasPrioritySupport,
    features: limits.features,
  };
}

/** Returns the lock for more than `count` of something, with the cheapest plan that allows it, or else the highest. */
export function getRequiredPlanAbove(feature: CountedLimit, count: number): LockedFeature {
  return { feature, requiredTier: getCheapest((tier) => plans[tier].limits[feature] > count) };
}

/**
 * Returns the lock of a feature for a tier, with the cheapest plan that has it; null where the tier has it. A tier has a
 * limit if it allows one or more.
 */
export function findRequiredPlan(tier: Tier, feature: LockedFeature['feature']): LockedFeature | null {
  if (isCounted(feature)) return plans[tier].limits[feature] > 0 ? null : getRequiredPlanAbove(feature, 0);
  if (getEntitlements(tier).can(feature)) return null;
  return { feature, requiredTier: getCheapestWith(feature) };
}

function isCounted(feature: LockedFeature['feature']): feature is CountedLimit {
  return countedLimits.some((counted) => counted === feature);
}

/** Returns the most of something that any plan allows. */
export function getHighestLimit(feature: CountedLimit): number {
  return Math.max(...tiers.map((tier) => plans[tier].limits[feature]));
}

/** Returns true if a tier allows as much of something as the product can do: owners read "unlimited" then. */
export function isUnlimited(tier: Tier, feature: LockedFeature['feature']): boolean {
  return isCounted(feature) && plans[tier].limits[feature] >= getHighestLimit(feature);
}

/**
 * Returns true if a list is over its limit by something that is not in `stored`. Things over a limit may stay, change their
 * words and go.
 */
export function wouldExceedLimit(
  items: readonly string[],
  stored: readonly string[],
  limit: number,
): boolean {
  if (items.length <= limit) return false;
  const kept = new Map<string, number>();
  for (const item of stored) kept.set(item, (kept.get(item) ?? 0) + 1);
  return items.some((item) => {
    const left = kept.get(item) ?? 0;
    kept.set(item, left - 1);
    return left <= 0;
  });
}

/** Returns the cheapest plan that has a feature. */
export function getCheapestWith(feature: PlanFeature): PaidTier {
  return getCheapest((tier) => getEntitlements(tier).can(feature));
}

/** Returns the cheapest plan that is enough; the highest where none is. */
function getCheapest(isEnough: (tier: PaidTier) => boolean): PaidTier {
  return paidTiers.find(isEnough) ?? paidTiers.at(-1) ?? recommendedTier;
}

/** These columns of a user decide which plan counts. */
export interface TierColumns {
  subscriptionTier: string | null;
  trialEndDate: Date | null;
}

/** Returns the tier that counts at `now`: a trial past its end is expired. */
export function getEffectiveTier(user: TierColumns, now: Date): Tier {
  const tier = parseTier(user.subscriptionTier);
  return isTrialTier(tier) && getTrialDaysLeft(user.trialEndDate, now) === 0 ? EXPIRED_TIER : tier;
}

/** Returns true if the owner's plan has ended at `now`, so that only the account and the plans are left to use. */
export function isExpired(user: TierColumns, now: Date): boolean {
  return isExpiredTier(getEffectiveTier(user, now));
}

/** Returns the whole days until the trial ends, rounded up, never below 0. */
export function getTrialDaysLeft(trialEndDate: Date | null, now: Date): number {
  if (!trialEndDate) return 0;
  return Math.max(0, Math.ceil((trialEndDate.getTime() - now.getTime()) / DAY_MS));
}
