import { Save } from 'lucide-react';
import { planFeatures } from '@/app/lib/plan-features';
import { isTrialOver } from '@/app/lib/trial-over';
import type { CurrentUser } from '@/contracts/auth';
import type { SubscriptionStatus } from '@/contracts/billing';
import { findPaidTier, recommendedTier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { ActivePlan } from './active-plan';
import { PaidPeriod } from './paid-period';
import { TrialPlan } from './trial-plan';

interface CurrentPlanCardProps {
  user: CurrentUser;
  status: SubscriptionStatus;
  isPastDue: boolean;
  /** Whether an editor sent the owner here, whose work is kept in the browser. */
  isTextKept: boolean;
}

export function CurrentPlanCard({ user, status, isPastDue, isTextKept }: CurrentPlanCardProps) {
  const t = useText();
  const tier = status.hasActiveSubscription ? findPaidTier(status.subscriptionTier) : null;
  const isOther = tier !== null && tier !== recommendedTier;
  const isTheirs = tier !== null || status.subscriptionTier === 'trial';
  return (
    <Card className="card__pad grid content-start gap-5" aria-labelledby="current-plan">
      <h2 className="h3" id="current-plan">
        {t('subscription.current.title')}
      </h2>
      <PlanNow user={user} status={status} />
      {isTextKept && (
        <Banner tone="blue" icon={<Save aria-hidden="true" />}>
          {t('subscription.current.textKept')}
        </Banner>
      )}
      {tier && <PaidPeriod tier={tier} status={status} isPastDue={isPastDue} />}
      <div className="grid gap-3">
        <h3 className="strong">
          {isOther
            ? t('profile.planFeatures')
            : t(isTheirs ? 'subscription.current.features' : 'subscription.current.featuresToGet')}
        </h3>
        <Ticks
          lines={
            isOther
              ? planFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))
              : [
                  t('subscription.features.websites'),
                  t('subscription.features.booking'),
                  t('subscription.features.products'),
                  t('subscription.features.statistics'),
                  t('subscription.features.support'),
                ]
          }
        />
      </div>
    </Card>
  );
}

function PlanNow({ user, status }: Pick<CurrentPlanCardProps, 'user' | 'status'>) {
  const t = useText();
  const { hasActiveSubscription, subscriptionTier, trialDaysLeft } = status;
  if (hasActiveSubscription) return <ActivePlan tier={subscriptionTier} />;
  if (subscriptionTier === 'trial') return <TrialPlan daysLeft={trialDaysLeft} />;
  if (isTrialOver(user)) {
    return (
      <div className="grid gap-3">
        <TrialPlan daysLeft={0} />
        <p className="soft">{t('subscription.current.expiredText')}</p>
      </div>
    );
  }
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
