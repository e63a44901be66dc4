import { Link } from '@tanstack/react-router';
import { CalendarDays, CircleCheck, Clock, Save } from 'lucide-react';
import { isTrialOver } from '@/app/entities/account';
import { PaidPeriod } from '@/app/entities/paid-period';
import { listPlanFeatures, recommendedFeatures } from '@/app/entities/plan-features';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { CurrentUser } from '@/contracts/auth';
import type { SubscriptionStatus } from '@/contracts/billing';
import {
  findPaidTier,
  getTierNameValues,
  isFreeTier,
  isTrialTier,
  recommendedTier,
  type Tier,
  TRIAL_DAYS,
  TRIAL_WARNING_DAYS,
} from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';

const DAYS = Array.from({ length: TRIAL_DAYS }, (_, index) => index);

interface CurrentPlanCardProps {
  user: CurrentUser;
  status: SubscriptionStatus;
  isPastDue: boolean;
  /** True if an editor sent the owner here, and the browser keeps what was typed there. */
  isTextKept: boolean;
}

export function CurrentPlanCard({ user, status, isPastDue, isTextKept }: CurrentPlanCardProps) {
  const t = useText();
  const tier = status.hasActiveSubscription ? findPaidTier(status.subscriptionTier) : null;
  const isOther = tier !== null && tier !== recommendedTier;
  const isTheirs = tier !== null || isTrialTier(status.subscriptionTier);
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
      {tier && (
        <PaidPeriod
          tier={tier}
          status={status}
          isPastDue={isPastDue}
          say={(text, values) =>
            t(text === 'tierName' ? 'plans.tierName' : `subscription.period.${text}`, values)
          }
          describeFailure={(error) => ({
            title: t('subscription.period.resumeFailed'),
            description: findFailureDetail(error),
          })}
        >
          {(renews) => (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="soft flex items-center gap-2">
                <CalendarDays className="text-leaf-600" aria-hidden="true" />
                {renews}
              </p>
              <Link to={paths.profile} className="link">
                {t('subscription.period.manage')}
              </Link>
            </div>
          )}
        </PaidPeriod>
      )}
      <div className="grid gap-3">
        <h3 className="strong">
          {isOther
            ? t('profile.planFeatures')
            : t(
                isTheirs ? 'subscription.current.features' : 'subscription.current.featuresToGet',
                getTierNameValues(recommendedTier),
              )}
        </h3>
        <Ticks
          lines={
            isOther
              ? listPlanFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))
              : recommendedFeatures.map((key) => t(key))
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
  if (isTrialTier(subscriptionTier)) return <TrialPlan daysLeft={trialDaysLeft} />;
  if (isTrialOver(user)) {
    return (
      <div className="grid gap-3">
        <TrialPlan daysLeft={0} />
        <p className="soft">{t('subscription.current.expiredText')}</p>
      </div>
    );
  }
  const isFree = isFreeTier(subscriptionTier);
  return (
    <div className="grid gap-1">
      <p className="h1">{t(isFree ? 'subscription.current.free' : 'subscription.current.expired')}</p>
      <p className="soft">
        {t(isFree ? 'subscription.current.freeText' : 'subscription.current.expiredText')}
      </p>
    </div>
  );
}

/** Shows a plan that is paid for. */
function ActivePlan({ tier }: { tier: Tier }) {
  const t = useText();
  const values = getTierNameValues(tier);
  return (
    <div className="grid justify-items-start gap-3">
      <Badge tone="green" className="plan-active">
        <CircleCheck aria-hidden="true" />
        {t('subscription.current.active', values)}
      </Badge>
      <p className="soft">{t('subscription.current.activeText', values)}</p>
    </div>
  );
}

/** Says how much of the trial is left: in words, and in its last week with one mark for each day. */
function TrialPlan({ daysLeft }: { daysLeft: number }) {
  const t = useText();
  const isOver = daysLeft <= 0;
  const endsSoon = !isOver && daysLeft <= TRIAL_WARNING_DAYS;
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="h1">{t('subscription.current.trial')}</p>
          <p className={classNames('strong', isOver || endsSoon ? 'text-amber' : 'text-leaf-700')}>
            {isOver
              ? t('subscription.current.trialExpired')
              : t('subscription.current.daysLeft', { count: daysLeft })}
          </p>
        </div>
        {daysLeft <= TRIAL_DAYS && (
          <div className="trial-days" aria-hidden="true">
            {DAYS.map((day) => (
              <i key={day} className={classNames(day >= TRIAL_DAYS - daysLeft && 'is-left')} />
            ))}
          </div>
        )}
      </div>
      {endsSoon && (
        <Banner tone="amber" icon={<Clock aria-hidden="true" />}>
          {t('subscription.current.endingSoon')}
        </Banner>
      )}
    </>
  );
}
