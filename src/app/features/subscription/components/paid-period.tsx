import { CalendarDays, CircleAlert, Clock } from 'lucide-react';
import { formatDate } from '@/app/lib/dates';
import type { SubscriptionStatus } from '@/contracts/billing';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { useText } from '../use-text';
import { ResumeButton } from './resume-button';

const NO_BREAK = '\u00a0';

interface PaidPeriodProps {
  tier: PaidTier;
  status: SubscriptionStatus;
  isPastDue: boolean;
}

/** Until when the plan is paid for, and what happens then. */
export function PaidPeriod({ tier, status, isPastDue }: PaidPeriodProps) {
  const t = useText();
  const { currentPeriodEnd, cancelAtPeriodEnd, becomesFree, nextTier } = status;
  if (isPastDue) {
    return (
      <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
        {t('subscription.period.pastDue')}
      </Banner>
    );
  }
  // A plan that nobody bought here has no period.
  if (!currentPeriodEnd) return null;
  const values = {
    date: formatDate(currentPeriodEnd).replaceAll(' ', NO_BREAK),
    plan: t('plans.tierName', getTierNameValues(tier)),
  };
  if (cancelAtPeriodEnd || nextTier) {
    const next = becomesFree ? 'free' : nextTier;
    const isEnd = cancelAtPeriodEnd && !becomesFree;
    return (
      <Banner
        tone="amber"
        icon={<Clock aria-hidden="true" />}
        action={
          <ResumeButton
            tier={tier}
            label={isEnd ? t('subscription.period.resume') : t('subscription.period.keep', values)}
          />
        }
      >
        {isEnd || !next
          ? t('subscription.period.ends', values)
          : t('subscription.period.follows', {
              ...values,
              next: t('plans.tierName', getTierNameValues(next)),
            })}
      </Banner>
    );
  }
  return (
    <p className="soft flex items-center gap-2">
      <CalendarDays className="text-leaf-600" aria-hidden="true" />
      {t('subscription.period.renews', values)}
    </p>
  );
}
