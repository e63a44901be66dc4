import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../components/load-failed';
import { useText } from '../use-text';
import { PaymentFormSkeleton } from './payment-form-skeleton';
import { stripeAppearance } from './stripe-appearance';
import { StripeFields } from './stripe-fields';

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  payLabel: string;
}

/** Stripe's own fields; its script comes from Stripe, as its rules demand. */
export function StripeForm({ publishableKey, clientSecret, payLabel }: StripeFormProps) {
  const t = useText();
  const stripe = useQuery({
    queryKey: ['stripe.js', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    structuralSharing: false,
  });
  if (stripe.data) {
    return (
      <Elements
        stripe={stripe.data}
        options={{ clientSecret, appearance: stripeAppearance, locale: 'en', loader: 'auto' }}
      >
        <StripeFields payLabel={payLabel} />
      </Elements>
    );
  }
  if (!stripe.error) return <PaymentFormSkeleton />;
  return (
    <LoadFailed
      title={t('payment.loadFailedTitle')}
      text={t('payment.loadFailedText')}
      isLoading={stripe.isFetching}
      onRetry={() => void stripe.refetch()}
    />
  );
}
