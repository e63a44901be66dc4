import type { MessageKey } from '@/core/messages';
import { type PlanFeature, planLimits } from '@/core/plans';
import { TEXT_MAX_LENGTH } from '@/core/text';

/** One line of the list: a text of the catalogue and the number in it. */
export interface PlanLine {
  key: Extract<MessageKey, `profile.features.${string}`>;
  count?: number;
}

/** A feature in the words of the list. */
export const featureLine: Record<PlanFeature, PlanLine> = {
  basicSections: { key: 'profile.features.basicSections' },
  contact: { key: 'profile.features.contact' },
  poll: { key: 'profile.features.poll' },
  booking: { key: 'profile.features.booking' },
  products: { key: 'profile.features.products' },
  logo: { key: 'profile.features.logo' },
  customStyle: { key: 'profile.features.customStyle' },
  statistics: { key: 'profile.features.statistics' },
};

const UNLIMITED_IMAGES = planLimits('premium').galleryImages;

/** What a tier includes and a smaller one does not; a number that is smaller there is no such thing. */
export function lostFeatures(tier: string, smaller: string): PlanLine[] {
  const kept = planFeatures(smaller);
  return planFeatures(tier).filter(
    ({ key, count }) => count === undefined && !kept.some((line) => line.key === key),
  );
}

/** What a tier includes, in the order in which an owner asks; empty for a tier that includes nothing. */
export function planFeatures(tier: string): PlanLine[] {
  const limits = planLimits(tier);
  if (limits.websites === 0) return [];
  return [
    Number.isFinite(limits.websites)
      ? { key: 'profile.features.websites', count: limits.websites }
      : { key: 'profile.features.websitesUnlimited' },
    ...limits.features.map((feature) => featureLine[feature]),
    limits.descriptionCharacters >= TEXT_MAX_LENGTH
      ? { key: 'profile.features.descriptionUnlimited' }
      : { key: 'profile.features.description', count: limits.descriptionCharacters },
    limits.galleryImages >= UNLIMITED_IMAGES
      ? { key: 'profile.features.galleryUnlimited' }
      : { key: 'profile.features.gallery', count: limits.galleryImages },
    { key: 'profile.features.social', count: limits.socialLinks },
    ...(limits.hasPrioritySupport ? [{ key: 'profile.features.prioritySupport' as const }] : []),
  ];
}
