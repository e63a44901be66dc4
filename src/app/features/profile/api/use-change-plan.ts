import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';

/** To the free plan, out of the subscription when its period ends, or on with it after all. */
export type PlanChange = 'free' | 'cancel' | 'resume';

const calls: Record<PlanChange, () => Promise<unknown>> = {
  free: () => request('PUT', '/api/auth/subscription', { tier: 'free' }),
  cancel: () => request('POST', '/api/subscription/cancel'),
  resume: () => request('POST', '/api/subscription/resume'),
};

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
