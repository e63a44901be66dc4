import { Link } from '@tanstack/react-router';
import { CalendarDays, CircleAlert, Clock } from 'lucide-react';
import { formatDate, keepTogether } from '@/app/lib/dates';
import { paths } from '@/app/paths';
import type { SubscriptionStatus } from '@/contracts/billing';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { useText } from '../use-text';
import { ResumeButton } from './resume-button';

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
    date: keepTogether(formatDate(currentPeriodEnd)),
    plan: t('plans.tierName', getTierNameValues(tier)),
  };
  if (cancelAtPeriodEnd || nextTier) {
    const next = becomesFree ? 'free' : nextTier;
    const isEnd = cancelAtPeriodEnd && !becomesFree;
    return (
      <Banner
        tone="amber"
        icon={<Clock aria-hidden="true" />}
        action={<ResumeButton tier={tier} label={t('subscription.period.keep', values)} />}
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="soft flex items-center gap-2">
        <CalendarDays className="text-leaf-600" aria-hidden="true" />
        {t('subscription.period.renews', values)}
      </p>
      <Link to={paths.profile} className="link">
        {t('subscription.period.manage')}
      </Link>
    </div>
  );
}
