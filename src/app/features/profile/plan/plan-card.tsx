import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { PaidPeriod } from '@/app/entities/paid-period';
import { useSubscriptionStatus } from '@/app/entities/plan';
import { listPlanFeatures } from '@/app/entities/plan-features';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import { formatDate } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { CurrentUser } from '@/contracts/auth';
import {
  getTierNameValues,
  getTrialDaysLeft,
  isExpiredTier,
  isTrialTier,
  recommendedTier,
  type Tier,
} from '@/core/plans';
import { type Accent, Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { PlanActions } from './plan-actions';

const PERIOD_TEXTS = {
  pastDue: 'profile.actions.pastDue',
  renews: 'profile.actions.renews',
  ends: 'profile.actions.ends',
  follows: 'profile.actions.follows',
  keep: 'profile.actions.keepPlan',
  resuming: 'profile.actions.resuming',
  resumed: 'profile.actions.resumed',
  tierName: 'plans.tierName',
} as const;

/** Shows the owner's plan and the buttons that end it. Another plan is chosen on the screen of the subscription. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const tier = user.subscriptionTier;
  const features = listPlanFeatures(tier);
  const accent: Accent = features.length > 0 ? 'leaf' : 'grey';
  return (
    <Card className="plan-card" aria-labelledby="plan">
      <Awning accent={accent} isRolled={features.length === 0} />
      <div className="card__pad grid gap-5">
        <div className="grid gap-1">
          <p className="sm mute">{t('profile.plan')}</p>
          <h2 className="h1" id="plan">
            {t('plans.tierName', getTierNameValues(tier))}
          </h2>
          <p className="soft">
            {t('profile.price', {
              ...getTierNameValues(recommendedTier),
              tier,
              price: formatMonthlyPrice(tier),
            })}
          </p>
        </div>
        {(isTrialTier(tier) || isExpiredTier(tier)) && user.trialEndDate && (
          <TrialEnd endDate={user.trialEndDate} />
        )}
        {features.length > 0 && (
          <div className="grid gap-3">
            <h3 className="h3">{t('profile.planFeatures')}</h3>
            <Ticks className="plan-ticks" lines={features.map(({ key, count = 0 }) => t(key, { count }))} />
          </div>
        )}
        <PlanManagement tier={tier} isPastDue={user.subscriptionStatus === 'past_due'} />
      </div>
    </Card>
  );
}

/** Says when the trial ends, or ended. */
function TrialEnd({ endDate }: { endDate: string }) {
  const t = useText();
  const [openedAt] = useState(() => new Date());
  const daysLeft = getTrialDaysLeft(new Date(endDate), openedAt);
  const date = formatDate(endDate);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="inline-flex items-center gap-2">
        <CalendarDays className="text-leaf-600" aria-hidden="true" />
        {daysLeft > 0 ? t('profile.trialEnds', { date }) : t('profile.trialEnded', { date })}
      </span>
      {daysLeft > 0 && <Badge tone="butter">{t('profile.trialDaysLeft', { count: daysLeft })}</Badge>}
    </p>
  );
}

interface PlanManagementProps {
  tier: Tier;
  isPastDue: boolean;
}

/** Says until when the plan is paid for, and offers the actions on it. */
function PlanManagement({ tier, isPastDue }: PlanManagementProps) {
  const t = useText();
  const { data: status, isFetching, isError, refetch } = useSubscriptionStatus();
  if (status) {
    return (
      <>
        <PaidPeriod
          tier={tier}
          status={status}
          isPastDue={isPastDue}
          say={(text, values) => t(PERIOD_TEXTS[text], values)}
          describeFailure={(error) => ({
            title: t('common.error'),
            description: getFailureText(error, t('profile.actions.failed')),
          })}
        >
          {(renews) => (
            <p className="inline-flex items-center gap-2">
              <CalendarDays className="text-leaf-600" aria-hidden="true" />
              {renews}
            </p>
          )}
        </PaidPeriod>
        <PlanActions tier={tier} status={status} />
      </>
    );
  }
  if (isError) {
    return (
      <div className="card-part flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
        <p className="soft">{t('profile.actions.loadFailed')}</p>
        <Button isPending={isFetching} pendingText={t('profile.loading')} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="card-part flex gap-3" role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="h-(--control) w-32 rounded-md" />
      <Skeleton className="h-(--control) w-36 rounded-md" />
    </div>
  );
}
