import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPlan, useChangePlan } from '@/app/entities/plan';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Text } from '@/app/lib/texts';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import * as api from '@/contracts/endpoints/billing';
import type { PaidTier } from '@/core/plans';
import { useToast } from '@/ui/toast';

/** Opens a subscription that waits for its payment, finds the one that is open or paid, or changes it to a better plan. */
export function useCreateSubscription(onActive: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tier: PaidTier) => call(api.createSubscription, { body: { tier } }),
    // This is not in the caller: a plan that begins at once removes its offer from the screen.
    onSuccess: async ({ status }) => {
      if (status !== 'active') return;
      await refreshPlan(queryClient);
      onActive();
    },
  });
}

/**
 * Chooses the plan that follows the paid period: one that the payment covers, which may be the same plan. It shows the
 * notice itself, because the button is gone by then.
 */
export function useFollowPlan(tier: PaidTier, notice: { done: string; failed: string }) {
  const toast = useToast();
  const { showFailure, clearFailure } = useFailureToast();
  const { changePlan, isChanging } = useChangePlan({ onChanged: () => toast({ title: notice.done }) });
  const follow = () => {
    clearFailure();
    changePlan(tier, {
      onError: (error) => showFailure({ title: notice.failed, description: findFailureDetail(error) }),
    });
  };
  return { follow, isPending: isChanging };
}

/** Returns the title and the text of the toast for a subscription that could not be opened. */
export function createFailure(error: Error, t: Text<'subscription'>): { title: string; description: string } {
  // Decides by the code; a body without a code comes from another server, so the word decides, as the specification
  // says.
  const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
  if (isSignedOut || error.message.includes('Unauthorized')) {
    return {
      title: t('subscription.subscribe.pleaseLogin'),
      description: t('subscription.subscribe.pleaseLoginText'),
    };
  }
  return { title: t('common.error'), description: describe(error, t) };
}

function describe(error: Error, t: Text<'subscription'>): string {
  if (!(error instanceof ApiError)) return t('subscription.subscribe.failed');
  const hasAnswered = error.status > 0;
  return (
    error.serverMessage ?? t(hasAnswered ? 'subscription.subscribe.refused' : 'subscription.subscribe.failed')
  );
}
