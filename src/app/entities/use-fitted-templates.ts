import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/app/entities/account';
import type { Tier } from '@/core/plans';
import type { OfferedTemplate } from '@/templates/fit-template';

/** All templates as far as the owner's plan allows them; none until they have come. */
export function useFittedTemplates(): { offered: OfferedTemplate[]; tier: Tier } {
  const tier = useCurrentUser().user?.subscriptionTier ?? 'free';
  const { data } = useQuery({
    queryKey: ['templates', tier],
    // A file of their own: who does not start a page does without.
    queryFn: async () => (await import('@/templates/fit-template')).fittedTemplates(tier),
  });
  return { offered: data ?? [], tier };
}
