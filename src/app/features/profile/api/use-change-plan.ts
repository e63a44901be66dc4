import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';
import type { PaidTier } from '@/core/plans';

/** To another plan as far as what is paid covers it, out of the subscription when its period ends, or on with it after all. */
export type PlanChange = 'free' | PaidTier | 'cancel' | 'resume';

function sendChange(change: PlanChange): Promise<unknown> {
  if (change === 'cancel' || change === 'resume') return request('POST', `/api/subscription/${change}`);
  return request('PUT', '/api/auth/subscription', { tier: change });
}

const KEY = ['change-plan'];

/** Changes the plan; it is done when the screen shows what is true now. */
export function useChangePlan() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey: KEY,
    mutationFn: sendChange,
    onSuccess: () => refreshPlan(queryClient),
  });

  const changePlan = (
    change: PlanChange,
    options: { onSuccess: () => void; onError?: (error: Error) => void },
  ) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey: KEY })) mutate(change, options);
  };
  return { changePlan, isChanging: isPending, error };
}
