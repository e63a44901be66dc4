import { Link } from '@tanstack/react-router';
import { CalendarDays, CircleAlert, Clock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatDate, keepTogether } from '@/app/lib/dates';
import { paths } from '@/app/paths';
import type { SubscriptionStatus } from '@/contracts/billing';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useFollowPlan } from '../payment-calls';
import { useText } from '../use-text';

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

/** Takes back what was to follow the plan: its end, or a smaller one. */
function ResumeButton({ tier, label }: { tier: PaidTier; label: string }) {
  const t = useText();
  const { follow, isPending } = useFollowPlan(tier, {
    done: t('subscription.period.resumed'),
    failed: t('subscription.period.resumeFailed'),
  });
  const handlePress = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.banner'));
    follow();
  };
  return (
    <Button isPending={isPending} pendingText={t('subscription.period.resuming')} onClick={handlePress}>
      {label}
    </Button>
  );
}
