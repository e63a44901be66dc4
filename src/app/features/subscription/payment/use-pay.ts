import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { refreshPlan } from '@/app/entities/plan';
import { getFailureText } from '@/app/lib/failure-text';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import { paths } from '@/core/screen-paths';
import { useToast } from '@/ui/toast';
import { confirmSubscription } from '../confirm-subscription';
import { useText } from '../use-text';

/** Pays once, however often the button is pressed, and leads to the screen that shows the outcome. */
export function usePay(attempt: () => Promise<PaymentOutcome>) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { showFailure, clearFailure } = useFailureToast();
  const isPaying = useRef(false);
  const [isProcessing, setIsProcessing] = useState(false);

  const setPaying = (isNow: boolean) => {
    isPaying.current = isNow;
    setIsProcessing(isNow);
  };

  useEffect(() => {
    // If the owner comes back from the provider's page by the browser's Back button, the page is as it was left.
    const reset = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isPaying.current = false;
      setIsProcessing(false);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const goToOutcome = (paymentIntentId: string, redirectStatus?: string) =>
    navigate({
      to: paths.paymentSuccess,
      search: {
        payment_intent: paymentIntentId,
        ...(redirectStatus && { redirect_status: redirectStatus }),
      },
    });

  const reportError = (error: unknown) =>
    showFailure({
      title: t('common.error'),
      description: getFailureText(error, t('payment.failed')),
    });

  const finish = async (paymentIntentId: string) => {
    try {
      await confirmSubscription(paymentIntentId);
      toast({ title: t('common.success'), description: t('payment.paid') });
      await goToOutcome(paymentIntentId);
      // The plan is read again only there, because this form disappears as soon as the plan is known to be paid.
      await refreshPlan(queryClient);
    } catch (error) {
      // The money is taken, so this must not lead back to the form, but to the screen that asks again.
      reportError(error);
      await goToOutcome(paymentIntentId, 'succeeded');
    }
  };

  const pay = async () => {
    if (isPaying.current) return;
    setPaying(true);
    clearFailure();
    try {
      const outcome = await attempt();
      if (outcome.status === 'leaving') return;
      if (outcome.status === 'succeeded') await finish(outcome.paymentIntentId);
      if (outcome.status === 'processing') await goToOutcome(outcome.paymentIntentId, 'processing');
      if (outcome.status === 'declined') {
        showFailure({ title: t('payment.declined'), description: outcome.message });
        // The owner may have paid already in another window.
        await refreshPlan(queryClient);
      }
    } catch (error) {
      reportError(error);
    }
    setPaying(false);
  };

  return { pay, isProcessing };
}

/** An attempt to pay ends in one of these ways, with any provider. */
export type PaymentOutcome =
  | { status: 'succeeded' | 'processing'; paymentIntentId: string }
  /** The message has the provider's words. */
  | { status: 'declined'; message: string }
  /** The browser goes to a page where the owner confirms the payment, and comes back to /payment-success. */
  | { status: 'leaving' };
