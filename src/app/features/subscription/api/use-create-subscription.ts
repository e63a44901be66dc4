import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';
import type { SubscriptionCreated } from '@/contracts/billing';
import type { PaidTier } from '@/core/plans';

/** Opens a subscription that waits for its payment, finds the one that is open or paid, or makes a better one of it. */
export function useCreateSubscription(onActive: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tier: PaidTier) =>
      request<SubscriptionCreated>('POST', '/api/create-subscription', { tier }),
    // Not where it is called: a plan that begins at once takes its offer off the screen.
    onSuccess: async ({ status }) => {
      if (status !== 'active') return;
      await refreshPlan(queryClient);
      onActive();
    },
  });
}
