import '@/app/features/subscription/subscription.css';
import '@/app/features/subscription/success/success.css';
import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/entities/account';
import { PaymentCheck, PaymentFailed } from '@/app/features/subscription/success/payment-check';
import { PaidOrPlans } from '@/app/features/subscription/success/payment-success';
import { useText } from '@/app/features/subscription/use-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { useScreenTitle } from '@/app/lib/screen-title';

/** Shows how a payment ended. A payment that the bank wanted confirmed comes back with its outcome in the address. */
export function PaymentSuccessScreen() {
  const t = useText();
  useScreenTitle(t('paymentSuccess.documentTitle'));
  const { user } = useCurrentUser();
  const { payment_intent: paymentIntentId, redirect_status: redirectStatus } = useSearch({ strict: false });
  const isPaid = redirectStatus === undefined;
  const canCheck =
    paymentIntentId !== undefined && redirectStatus !== undefined && redirectStatus !== 'failed';
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page plan-page">
        {!isPaid && (
          <h1 className="sr-only" tabIndex={-1}>
            {t('paymentSuccess.documentTitle')}
          </h1>
        )}
        {isPaid && user && <PaidOrPlans user={user} paymentIntentId={paymentIntentId} />}
        {canCheck && <PaymentCheck paymentIntentId={paymentIntentId} redirectStatus={redirectStatus} />}
        {!isPaid && !canCheck && <PaymentFailed />}
      </main>
    </>
  );
}
