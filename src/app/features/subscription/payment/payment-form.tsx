import './payment.css';
import { lazy, Suspense } from 'react';
import { useCall } from '@/app/lib/call';
import { getPaymentSetup } from '@/contracts/endpoints/billing';
import { LoadFailed } from '../load-failed';
import { useText } from '../use-text';
import { PaymentFormSkeleton } from './pay-button';
import { SandboxForm } from './sandbox-form';

// The provider's code is loaded only where somebody pays through it.
const StripeForm = lazy(() => import('./stripe-form').then(({ StripeForm }) => ({ default: StripeForm })));

interface PaymentFormProps {
  clientSecret: string;
  /** The button that pays has this label. */
  payLabel: string;
}

/** Shows the fields of the provider that takes the payment. */
export function PaymentForm({ clientSecret, payLabel }: PaymentFormProps) {
  const t = useText();
  const { data: setup, error, isFetching, refetch } = useCall(getPaymentSetup, {});
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
