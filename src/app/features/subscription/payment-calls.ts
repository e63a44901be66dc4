import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPlan, useChangePlan } from '@/app/entities/plan';
import { call, useCall } from '@/app/lib/call';
import { failureDetail } from '@/app/lib/failure-text';
import { useFailureNotice } from '@/app/lib/use-failure-notice';
import * as api from '@/contracts/endpoints/billing';
import type { PaidTier } from '@/core/plans';
import { useToast } from '@/ui/toast';
import type { CardInput } from './payment/card-schema';
import type { PaymentOutcome } from './payment/payment-outcome';

/** Who takes the payment. */
export function usePaymentSetup() {
  return useCall(api.getPaymentSetup, {});
}

/** Opens a subscription that waits for its payment, finds the one that is open or paid, or makes a better one of it. */
export function useCreateSubscription(onActive: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tier: PaidTier) => call(api.createSubscription, { body: { tier } }),
    // Not where it is called: a plan that begins at once takes its offer off the screen.
    onSuccess: async ({ status }) => {
      if (status !== 'active') return;
      await refreshPlan(queryClient);
      onActive();
    },
  });
}

/** Sends a test card; one that asks for a confirmation takes the browser to its page. */
export async function payInSandbox(clientSecret: string, card: CardInput): Promise<PaymentOutcome> {
  const answer = await call(api.payInSandbox, { body: { clientSecret, ...card } });
  if (answer.status === 'failed') return { status: 'declined', message: answer.message };
  if (answer.status === 'succeeded') return answer;
  window.location.assign(answer.redirectUrl);
  return { status: 'leaving' };
}

/**
 * Decides what follows when what is paid for ends: a plan that it covers, which may be the same one. It shows the notice
 * itself, because the button is gone by then.
 */
export function useFollowPlan(tier: PaidTier, notice: { done: string; failed: string }) {
  const toast = useToast();
  const { tellFailure, clearFailure } = useFailureNotice();
  const { changePlan, isChanging } = useChangePlan({ onChanged: () => toast({ title: notice.done }) });
  const follow = () => {
    clearFailure();
    changePlan(tier, {
      onError: (error) => tellFailure({ title: notice.failed, description: failureDetail(error) }),
    });
  };
  return { follow, isPending: isChanging };
}
