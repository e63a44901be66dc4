import { locale } from '@messages';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { LoadFailed } from '../load-failed';
import { useText } from '../use-text';
import { PayButton, PaymentFormSkeleton } from './pay-button';
import { type PaymentOutcome, usePay } from './use-pay';

/** These are the design's colours and shapes for fields in Stripe's own frame, which our CSS variables do not reach. */
const stripeAppearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#09573b',
    colorText: '#12261d',
    colorTextSecondary: '#3f4f47',
    colorDanger: '#b3261e',
    borderRadius: '10px',
    fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
    fontSizeBase: '16px',
  },
};

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  payLabel: string;
}

/** Shows Stripe's own fields; its script comes from Stripe, as its rules demand. */
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
        options={{ clientSecret, appearance: stripeAppearance, locale, loader: 'auto' }}
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

function StripeFields({ payLabel }: { payLabel: string }) {
  const t = useText();
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const attempt = async (): Promise<PaymentOutcome> => {
    if (!stripe || !elements) throw new Error('The form of the payment is not ready');
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + paths.paymentSuccess },
      redirect: 'if_required',
    });
    if (error) return { status: 'declined', message: error.message ?? t('payment.failed') };
    const status = paymentIntent.status === 'succeeded' ? 'succeeded' : 'processing';
    return { status, paymentIntentId: paymentIntent.id };
  };
  const { pay, isProcessing } = usePay(attempt);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form className="grid gap-5" aria-label={t('payment.form')} onSubmit={submit}>
      <PaymentElement
        options={{ layout: 'accordion' }}
        onReady={() => setIsReady(true)}
        onLoadError={() => setHasFailed(true)}
      />
      {hasFailed && (
        <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
          {t('payment.loadFailedTitle')}
        </Banner>
      )}
      <PayButton
        label={payLabel}
        isReady={stripe !== null && elements !== null && isReady && !hasFailed}
        isProcessing={isProcessing}
      />
    </form>
  );
}
