import { useSubscriptionStatus } from '@/app/entities/plan';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { Redirect } from '@/app/frame/redirect';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import { findPaidTier } from '@/core/plans';
import { Card } from '@/ui/card';
import { LoadFailed } from '../components/load-failed';
import { useText } from '../use-text';
import { PaymentSuccess } from './payment-success';

interface PaidOrPlansProps {
  user: CurrentUser;
  paymentIntentId: string | undefined;
}

/** Celebrates a plan that is paid for; an old address of this screen without one leads to the plans. */
export function PaidOrPlans({ user, paymentIntentId }: PaidOrPlansProps) {
  const t = useText();
  const { data: status, error, isFetching, refetch } = useSubscriptionStatus();
  const tier = status?.hasActiveSubscription && findPaidTier(status.subscriptionTier);
  if (tier) return <PaymentSuccess user={user} tier={tier} paymentIntentId={paymentIntentId} />;
  if (error) {
    return (
      <Card>
        <LoadFailed
          title={t('subscription.loadFailed.title')}
          text={t('subscription.loadFailed.text')}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  // What is known may be from before the payment.
  if (isFetching) return <LoadingScreen />;
  return <Redirect to={paths.subscription} />;
}
