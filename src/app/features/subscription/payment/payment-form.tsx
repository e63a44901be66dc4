import './payment.css';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '../components/load-failed';
import { usePaymentSetup } from '../payment-calls';
import { useText } from '../use-text';
import { PaymentFormSkeleton } from './payment-form-skeleton';
import { SandboxForm } from './sandbox-form';

// Its provider's code is loaded where somebody pays by it, and nowhere else.
const StripeForm = lazy(() => import('./stripe-form').then(({ StripeForm }) => ({ default: StripeForm })));

interface PaymentFormProps {
  clientSecret: string;
  /** What stands on the button that pays. */
  payLabel: string;
}

/** The fields of whoever takes the payment. */
export function PaymentForm({ clientSecret, payLabel }: PaymentFormProps) {
  const t = useText();
  const { data: setup, error, isFetching, refetch } = usePaymentSetup();
  if (setup?.provider === 'sandbox') return <SandboxForm clientSecret={clientSecret} payLabel={payLabel} />;
  if (setup?.provider === 'stripe') {
    return (
      <Suspense fallback={<PaymentFormSkeleton />}>
        <StripeForm publishableKey={setup.publishableKey} clientSecret={clientSecret} payLabel={payLabel} />
      </Suspense>
    );
  }
  if (!error) return <PaymentFormSkeleton />;
  return (
    <LoadFailed
      title={t('payment.loadFailedTitle')}
      text={t('payment.loadFailedText')}
      isLoading={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
