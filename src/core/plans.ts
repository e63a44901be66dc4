import { DAY_MS } from './day-ms';
import { TEXT_MAX_LENGTH } from './text';

/** What a user's record stores. */
export type StoredTier = 'free' | 'standard' | 'premium' | 'trial' | 'expired';

/** The tier that counts now, after the trial's end has been looked at. */
export type EffectiveTier = StoredTier;

/** What our pages promise; the setting of that name can give more. */
export const TRIAL_DAYS = 7;

/** With so many days left or fewer, owners are reminded that the trial ends. */
export const TRIAL_WARNING_DAYS = 3;

const planFeatures = [
  'basicSections',
  'contact',
  'poll',
  'booking',
  'products',
  'logo',
  'customStyle',
  'statistics',
] as const;

/** Section types and other features that a plan may leave out. */
export type PlanFeature = (typeof planFeatures)[number];

/** What visitors can do on a page, as far as its owner's plan has it. */
export const visitorFeatures = ['contact', 'poll', 'booking', 'products'] as const satisfies PlanFeature[];
export type VisitorFeature = (typeof visitorFeatures)[number];

const countedLimits = [
  'websites',
  'descriptionCharacters',
  'galleryImages',
  'socialLinks',
  'pictureMegabytes',
] as const;

/** Limits that are counted in what an owner adds. */
export type CountedLimit = (typeof countedLimits)[number];

/** All that an owner can be told to be locked. */
export const lockableFeatures = [...planFeatures, ...countedLimits] as const;

/** The cheaper one first. */
export const paidTiers = ['standard', 'premium'] as const;
export type PaidTier = (typeof paidTiers)[number];

/** Whether a plan has all that another one has, such as Premium all of Standard. */
export function covers(tier: PaidTier, wanted: PaidTier): boolean {
  return MONTHLY_PRICE_CENTS[tier] >= MONTHLY_PRICE_CENTS[wanted];
}

/** The cheapest plan of those on sale that has all that `tier` has. */
export function cheapestOnSale(tier: PaidTier, onSale: readonly PaidTier[]): PaidTier {
  return paidTiers.find((sold) => onSale.includes(sold) && covers(sold, tier)) ?? tier;
}

/** A plan that is paid for; null for every other tier. */
export function paidTier(tier: string | null): PaidTier | null {
  return paidTiers.find((paid) => paid === tier) ?? null;
}

/** What a plan does not have, or not enough of, and the cheapest plan on sale that has it. */
export interface LockedFeature {
  feature: PlanFeature | CountedLimit;
  requiredTier: PaidTier;
}

export interface PlanLimits {
  websites: number;
  descriptionCharacters: number;
  galleryImages: number;
  socialLinks: number;
  /** Room for pictures of one account, in millions of bytes. */
  pictureMegabytes: number;
  pages: number;
  employees: number;
  hasPrioritySupport: boolean;
  features: readonly PlanFeature[];
}

const premiumLimits: PlanLimits = {
  websites: Number.POSITIVE_INFINITY,
  descriptionCharacters: TEXT_MAX_LENGTH,
  galleryImages: 999,
  socialLinks: 20,
  pictureMegabytes: 10_000,
  pages: 20,
  employees: 20,
  hasPrioritySupport: true,
  features: ['basicSections', 'contact', 'poll', 'booking', 'products', 'logo', 'customStyle', 'statistics'],
};

const expiredLimits: PlanLimits = {
  websites: 0,
  descriptionCharacters: 0,
  galleryImages: 0,
  socialLinks: 0,
  pictureMegabytes: 0,
  pages: 0,
  employees: 0,
  hasPrioritySupport: false,
  features: [],
};

const limitsByTier: Record<EffectiveTier, PlanLimits> = {
  free: {
    websites: 1,
    descriptionCharacters: 50,
    galleryImages: 3,
    socialLinks: 1,
    pictureMegabytes: 300,
    pages: 1,
    employees: 0,
    hasPrioritySupport: false,
    features: ['basicSections'],
  },
  standard: {
    websites: 5,
    descriptionCharacters: 200,
    galleryImages: 5,
    socialLinks: 5,
    pictureMegabytes: 3000,
    pages: 5,
    employees: 5,
    hasPrioritySupport: false,
    features: ['basicSections', 'contact', 'poll', 'booking', 'logo', 'statistics'],
  },
  premium: premiumLimits,
  // A trial costs nothing, and whoever wants can have many.
  trial: { ...premiumLimits, pictureMegabytes: 300 },
  expired: expiredLimits,
};

/** The limits of a tier; a tier that nobody knows gets the expired ones. */
export function planLimits(tier: string): PlanLimits {
  return limitsByTier[knownTier(tier)];
}

/** How much of something a tier allows; 0 for a feature that it has or has not. */
export function limitOf(tier: string, feature: LockedFeature['feature']): number {
  const limit = planLimits(tier)[feature as CountedLimit];
  return limit ?? 0;
}

/** The tier in the catalogue's words; one that nobody knows has the limits of an expired one and is called so. */
export function knownTier(tier: string): EffectiveTier {
  return Object.hasOwn(limitsByTier, tier) ? (tier as EffectiveTier) : 'expired';
}

/** That more than `count` of something is asked for: the cheapest plan that allows it, the highest where none does. */
export function lockedAbove(feature: CountedLimit, count: number): LockedFeature {
  return { feature, requiredTier: limitsByTier.standard[feature] > count ? 'standard' : 'premium' };
}

/** Whether a tier has a feature. */
export function hasFeature(tier: string, feature: PlanFeature): boolean {
  return planLimits(tier).features.includes(feature);
}

/** That a feature is asked for which a tier does not have; null when it has. */
export function findLocked(tier: string, feature: PlanFeature): LockedFeature | null {
  if (hasFeature(tier, feature)) return null;
  return { feature, requiredTier: hasFeature('standard', feature) ? 'standard' : 'premium' };
}

/** Monthly prices in cents. */
export const MONTHLY_PRICE_CENTS = { free: 0, standard: 699, premium: 1199 } as const;

export interface TierRecord {
  subscriptionTier: string | null;
  trialEndDate: Date | null;
}

/** The tier that counts at `now`: no tier is free, a trial past its end is expired, an unknown tier is kept as it is. */
export function effectiveTier(user: TierRecord, now: Date): string {
  const tier = user.subscriptionTier ?? 'free';
  if (tier === 'trial' && trialDaysLeft(user.trialEndDate, now) === 0) return 'expired';
  return tier;
}

/** Whether the owner's plan has ended at `now`, so that nothing but the account and the plans is left to use. */
export function isExpired(user: TierRecord, now: Date): boolean {
  return knownTier(effectiveTier(user, now)) === 'expired';
}

/** Whole days until the trial ends, rounded up, never below 0. */
export function trialDaysLeft(trialEndDate: Date | null, now: Date): number {
  if (!trialEndDate) return 0;
  return Math.max(0, Math.ceil((trialEndDate.getTime() - now.getTime()) / DAY_MS));
}
