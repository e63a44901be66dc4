import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/app/entities/account';
import type { Locale } from '@/core/locale/locale';
import type { Tier } from '@/core/plans';
import type { OfferedTemplate } from '@/templates/fit-template';

export interface FittedTemplates {
  /** Until those in the wanted language have come, they are in the one before. */
  offered: OfferedTemplate[];
  /** They are there in the language that is wanted. */
  isReady: boolean;
  hasFailed: boolean;
  tier: Tier;
}

/** All templates in the language of a website, as far as the owner's plan allows them. */
export function useFittedTemplates(language: Locale): FittedTemplates {
  const tier = useCurrentUser().user?.subscriptionTier ?? 'free';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['templates', language, tier],
    // Files of their own, one for each language: who does not start a page does without.
    queryFn: async () => (await import('@/templates/load-templates')).loadFittedTemplates(language, tier),
    placeholderData: keepPreviousData,
  });
  return {
    offered: data ?? [],
    isReady: data !== undefined && !isPlaceholderData,
    hasFailed: isError,
    tier,
  };
}
