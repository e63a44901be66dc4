import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '@/app/paths';
import { Banner } from '@/ui/banner';
import { useText } from '../use-text';
import { PayButton } from './pay-button';
import type { PaymentOutcome } from './payment-outcome';
import { usePay } from './use-pay';

export function StripeFields({ payLabel }: { payLabel: string }) {
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
