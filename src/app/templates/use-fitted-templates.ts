import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/app/lib/current-user';
import type { Tier } from '@/core/plans';
import type { OfferedTemplate } from '@/templates/fitted-templates';

/** All templates as far as the owner's plan allows them; none until they have come. */
export function useFittedTemplates(): { offered: OfferedTemplate[]; tier: Tier } {
  const tier = useCurrentUser().user?.subscriptionTier ?? 'free';
  const { data } = useQuery({
    queryKey: ['templates', tier],
    // A file of their own: who does not start a page does without.
    queryFn: async () => (await import('@/templates/fitted-templates')).fittedTemplates(tier),
  });
  return { offered: data ?? [], tier };
}
