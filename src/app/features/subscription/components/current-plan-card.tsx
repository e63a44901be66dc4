import type { SubscriptionStatus } from '@/contracts/billing';
import { paidTier } from '@/core/plans';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { ActivePlan } from './active-plan';
import { PaidPeriod } from './paid-period';
import { TrialPlan } from './trial-plan';

interface CurrentPlanCardProps {
  status: SubscriptionStatus;
  isPastDue: boolean;
}

export function CurrentPlanCard({ status, isPastDue }: CurrentPlanCardProps) {
  const t = useText();
  const tier = status.hasActiveSubscription ? paidTier(status.subscriptionTier) : null;
  return (
    <Card className="card__pad grid content-start gap-5" aria-labelledby="current-plan">
      <h2 className="h3" id="current-plan">
        {t('subscription.current.title')}
      </h2>
      <PlanNow status={status} />
      {tier && <PaidPeriod tier={tier} status={status} isPastDue={isPastDue} />}
      <div className="grid gap-3">
        <h3 className="strong">{t('subscription.current.features')}</h3>
        <Ticks
          lines={[
            t('subscription.features.websites'),
            t('subscription.features.booking'),
            t('subscription.features.products'),
            t('subscription.features.statistics'),
            t('subscription.features.support'),
          ]}
        />
      </div>
    </Card>
  );
}

function PlanNow({ status }: { status: SubscriptionStatus }) {
  const t = useText();
  const { hasActiveSubscription, subscriptionTier, trialDaysLeft } = status;
  if (hasActiveSubscription) return <ActivePlan tier={subscriptionTier} />;
  if (subscriptionTier === 'trial') return <TrialPlan daysLeft={trialDaysLeft} />;
  const isFree = subscriptionTier === 'free';
  return (
    <div className="grid gap-1">
      <p className="h1">{t(isFree ? 'subscription.current.free' : 'subscription.current.expired')}</p>
      <p className="soft">
        {t(isFree ? 'subscription.current.freeText' : 'subscription.current.expiredText')}
      </p>
    </div>
  );
}
