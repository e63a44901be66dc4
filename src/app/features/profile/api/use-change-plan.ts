import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';
import type { PaidTier } from '@/core/plans';

/** To another plan as far as what is paid covers it, out of the subscription when its period ends, or on with it after all. */
export type PlanChange = 'free' | PaidTier | 'cancel' | 'resume';

const calls: Record<PlanChange, () => Promise<unknown>> = {
  free: () => changeTier('free'),
  standard: () => changeTier('standard'),
  premium: () => changeTier('premium'),
  cancel: () => request('POST', '/api/subscription/cancel'),
  resume: () => request('POST', '/api/subscription/resume'),
};

function changeTier(tier: 'free' | PaidTier): Promise<unknown> {
  return request('PUT', '/api/auth/subscription', { tier });
}

const KEY = ['change-plan'];

/** Changes the plan; it is done when the screen shows what is true now. */
export function useChangePlan() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey: KEY,
    mutationFn: (change: PlanChange) => calls[change](),
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
