import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as api from '@/contracts/endpoints/billing';
import type { FREE_TIER, PaidTier } from '@/core/plans';
import { call, getCallKey, useCall } from '../lib/call';
import { CURRENT_USER_KEY } from './account';

/** Reads the owner's subscription again each time a screen needs it: days pass and payments arrive. */
export function useSubscriptionStatus({ isEnabled = true } = {}) {
  return useCall(api.getSubscriptionStatus, {}, { refetchOnMount: 'always', enabled: isEnabled });
}

/** Reads again all that depends on the plan, after it has changed. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getCallKey(api.getSubscriptionStatus, {}) }),
    queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  ]);
}

/**
 * An owner changes to another plan as far as the paid period covers it, cancels the subscription for the end of its
 * period, or goes on with it after all.
 */
export type PlanChange = typeof FREE_TIER | PaidTier | 'cancel' | 'resume';

const KEY = ['change-plan'];

/**
 * Changes the plan, and counts as done when the screen shows the new state. `onChanged` runs before that and `onDone`
 * after it, both even when the button that was pressed is gone by then.
 */
export function useChangePlan({
  onChanged,
  onDone,
}: {
  onChanged?: () => void;
  onDone?: () => Promise<void>;
} = {}) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey: KEY,
    // A change that is asked for while the screen still reads the result of an earlier one waits for that one.
    scope: { id: KEY.join() },
    mutationFn: sendChange,
    onSuccess: async () => {
      onChanged?.();
      await refreshPlan(queryClient);
      await onDone?.();
    },
  });

  const changePlan = (
    change: PlanChange,
    options: { onSuccess?: () => void; onError?: (error: Error) => void },
  ) => {
    // A double press is faster than the disabled button.
    const isSent = queryClient.isMutating({
      mutationKey: KEY,
      predicate: ({ state }) => state.variables === change,
    });
    if (!isSent) mutate(change, options);
  };
  return { changePlan, isChanging: isPending, error };
}

function sendChange(change: PlanChange): Promise<unknown> {
  if (change === 'cancel') return call(api.cancelSubscription, {});
  if (change === 'resume') return call(api.resumeSubscription, {});
  return call(api.changeTier, { body: { tier: change } });
}
