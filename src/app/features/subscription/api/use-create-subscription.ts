import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';
import type { SubscriptionCreated } from '@/contracts/billing';

/** Opens a subscription that waits for its first payment, or finds the one that is open or paid. */
export function useCreateSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<SubscriptionCreated>('POST', '/api/create-subscription', {}),
    onSuccess: ({ status }) => (status === 'active' ? refreshPlan(queryClient) : undefined),
  });
}
