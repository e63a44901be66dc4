import type { MessageKey } from '@/core/messages';
import { getEntitlements, isUnlimited, type PlanFeature, type Tier } from '@/core/plans';

export const featureLine: Record<PlanFeature, PlanLine> = {
  basicSections: { key: 'profile.features.basicSections' },
  contact: { key: 'profile.features.contact' },
  reviews: { key: 'profile.features.reviews' },
  rooms: { key: 'profile.features.rooms' },
  projects: { key: 'profile.features.projects' },
  downloads: { key: 'profile.features.downloads' },
  poll: { key: 'profile.features.poll' },
  booking: { key: 'profile.features.booking' },
  products: { key: 'profile.features.products' },
  logo: { key: 'profile.features.logo' },
  customStyle: { key: 'profile.features.customStyle' },
  statistics: { key: 'profile.features.statistics' },
};

/** A line names a text of the catalogue and the number in it. */
export interface PlanLine {
  key: Extract<MessageKey, `profile.features.${string}`>;
  count?: number;
}

/** Visitors, and owners without the recommended plan, read these of its features first; `listPlanFeatures` has all. */
export const recommendedFeatures = [
  'subscription.features.websites',
  'subscription.features.booking',
  'subscription.features.products',
  'subscription.features.statistics',
  'subscription.features.support',
] as const satisfies readonly MessageKey[];

/** Lists what a tier includes and a smaller one does not; a smaller number is not listed. */
export function listLostFeatures(tier: Tier, smaller: Tier): PlanLine[] {
  const kept = listPlanFeatures(smaller);
  return listPlanFeatures(tier).filter(
    ({ key, count }) => count === undefined && !kept.some((line) => line.key === key),
  );
}

/** Lists what a tier includes, in the order in which owners look for it; empty for a tier that includes nothing. */
export function listPlanFeatures(tier: Tier): PlanLine[] {
  const { limit, features, hasPrioritySupport } = getEntitlements(tier);
  if (limit('websites') === 0) return [];
  return [
    isUnlimited(tier, 'websites')
      ? { key: 'profile.features.websitesUnlimited' }
      : { key: 'profile.features.websites', count: limit('websites') },
    ...features.map((feature) => featureLine[feature]),
    isUnlimited(tier, 'descriptionCharacters')
      ? { key: 'profile.features.descriptionUnlimited' }
      : { key: 'profile.features.description', count: limit('descriptionCharacters') },
    isUnlimited(tier, 'galleryImages')
      ? { key: 'profile.features.galleryUnlimited' }
      : { key: 'profile.features.gallery', count: limit('galleryImages') },
    { key: 'profile.features.social', count: limit('socialLinks') },
    ...(hasPrioritySupport ? [{ key: 'profile.features.prioritySupport' as const }] : []),
  ];
}
