import { TEXT_MAX_LENGTH } from './text';

/** A plan may leave out these features, which section types need or websites have besides. */
export const planFeatures = [
  'basicSections',
  'contact',
  'reviews',
  'rooms',
  'projects',
  'downloads',
  'poll',
  'booking',
  'products',
  'logo',
  'customStyle',
  'statistics',
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** Visitors use these features, as far as the owner's plan has them. */
export const visitorFeatures = ['contact', 'poll', 'booking', 'products'] as const satisfies PlanFeature[];
export type VisitorFeature = (typeof visitorFeatures)[number];

/** These limits count what an owner adds. */
export const countedLimits = [
  'websites',
  'descriptionCharacters',
  'galleryImages',
  'socialLinks',
  'employees',
  'diaries',
  'pictureMegabytes',
] as const;
export type CountedLimit = (typeof countedLimits)[number];

interface PlanLimits extends Record<CountedLimit, number> {
  pages: number;
  hasPrioritySupport: boolean;
  features: readonly PlanFeature[];
}

/** A plan with an offer can be bought. */
interface PlanOffer {
  monthlyPriceCents: number;
  /** This setting names the price at Stripe. A plan without it is not for sale there. */
  stripePriceSetting: `STRIPE_${string}_PRICE_ID`;
  /** It is true for the one plan that is always for sale, and that is meant where no plan is named. */
  isRecommended: boolean;
}

export interface PlanRecord {
  /** Owners read this name; it is a brand, the same in every language. */
  name: string;
  /** It is null for a tier that nobody can buy. */
  offer: PlanOffer | null;
  limits: PlanLimits;
}

const premiumLimits: PlanLimits = {
  websites: Number.POSITIVE_INFINITY,
  descriptionCharacters: TEXT_MAX_LENGTH,
  galleryImages: 999,
  socialLinks: 20,
  pictureMegabytes: 10_000,
  pages: 20,
  employees: 20,
  diaries: 20,
  hasPrioritySupport: true,
  features: planFeatures,
};

/** Lists every tier there is. A new plan is one record here, and everything else follows from it. */
export const planRecords = {
  free: {
    name: 'Free',
    offer: null,
    limits: {
      websites: 1,
      descriptionCharacters: 50,
      galleryImages: 3,
      socialLinks: 1,
      pictureMegabytes: 300,
      pages: 1,
      employees: 0,
      diaries: 0,
      hasPrioritySupport: false,
      features: ['basicSections'],
    },
  },
  standard: {
    name: 'Standard',
    offer: { monthlyPriceCents: 699, stripePriceSetting: 'STRIPE_STANDARD_PRICE_ID', isRecommended: false },
    limits: {
      websites: 5,
      descriptionCharacters: 200,
      galleryImages: 5,
      socialLinks: 5,
      pictureMegabytes: 3000,
      pages: 5,
      employees: 5,
      diaries: 1,
      hasPrioritySupport: false,
      features: [
        'basicSections',
        'contact',
        'reviews',
        'rooms',
        'projects',
        'downloads',
        'poll',
        'booking',
        'logo',
        'statistics',
      ],
    },
  },
  premium: {
    name: 'Premium',
    offer: { monthlyPriceCents: 1199, stripePriceSetting: 'STRIPE_PREMIUM_PRICE_ID', isRecommended: true },
    limits: premiumLimits,
  },
  // A trial costs nothing, and one person can have many: its pictures get the room of the free plan.
  trial: { name: 'Free Trial', offer: null, limits: { ...premiumLimits, pictureMegabytes: 300 } },
  expired: {
    name: 'Expired',
    offer: null,
    limits: {
      websites: 0,
      descriptionCharacters: 0,
      galleryImages: 0,
      socialLinks: 0,
      pictureMegabytes: 0,
      pages: 0,
      employees: 0,
      diaries: 0,
      hasPrioritySupport: false,
      features: [],
    },
  },
} as const satisfies Record<string, PlanRecord>;
