import '@/app/features/subscription/subscription.css';
import '@/app/features/subscription/success/success.css';
import { useSearch } from '@tanstack/react-router';
import { PaidOrPlans } from '@/app/features/subscription/success/paid-or-plans';
import { PaymentCheck } from '@/app/features/subscription/success/payment-check';
import { PaymentFailed } from '@/app/features/subscription/success/payment-failed';
import { useText } from '@/app/features/subscription/use-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { useCurrentUser } from '@/app/lib/current-user';
import { useScreenTitle } from '@/app/lib/screen-title';

/** Where every payment ends: one that the bank wanted confirmed comes back here with its outcome in the address. */
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
