import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { refreshPlan } from '@/app/entities/plan';
import { Redirect } from '@/app/frame/redirect';
import { ApiError } from '@/app/lib/api-client';
import { paths } from '@/app/paths';
import { PageSpinner } from '@/ui/page-spinner';
import { confirmSubscription } from '../confirm-subscription';
import { useText } from '../use-text';
import { PaymentFailed } from './payment-failed';
import { PaymentPending } from './payment-pending';

interface PaymentCheckProps {
  paymentIntentId: string;
  redirectStatus: string;
}

/**
 * Asks the server how the payment ended that the owner comes back from: what stands in the address is only a hint. It is
 * asked as a query, so that it is asked once however often the screen is drawn.
 */
export function PaymentCheck({ paymentIntentId, redirectStatus }: PaymentCheckProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const check = useQuery({
    queryKey: ['payment check', paymentIntentId],
    queryFn: async () => {
      await confirmSubscription(paymentIntentId);
      await refreshPlan(queryClient);
      return true;
    },
  });
  if (check.data) return <Redirect to={paths.paymentSuccess} search={{ payment_intent: paymentIntentId }} />;
  if (!check.error) return <PageSpinner label={t('paymentSuccess.checking')} />;

  const again = { isChecking: check.isFetching, onCheck: () => void check.refetch() };
  if (!isRefused(check.error)) {
    return (
      <PaymentPending
        {...again}
        icon={<CircleAlert className="icon--lg" />}
        title={t('paymentSuccess.unchecked.title')}
        text={t('paymentSuccess.unchecked.text')}
      />
    );
  }
  if (redirectStatus !== 'processing') return <PaymentFailed />;
  return (
    <PaymentPending
      {...again}
      icon={<Clock className="icon--lg" />}
      title={t('paymentSuccess.processing.title')}
      text={t('paymentSuccess.processing.text')}
    />
  );
}

/** The server has looked, and nothing was paid; anything else says nothing about the payment. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && [400, 402, 404].includes(error.status);
}
