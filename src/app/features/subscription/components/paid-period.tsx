import { CalendarDays, CircleAlert, Clock } from 'lucide-react';
import { formatDate } from '@/app/lib/dates';
import type { SubscriptionStatus } from '@/contracts/billing';
import { Banner } from '@/ui/banner';
import { useText } from '../use-text';
import { ResumeButton } from './resume-button';

const NO_BREAK = '\u00a0';

interface PaidPeriodProps {
  status: SubscriptionStatus;
  isPastDue: boolean;
}

/** Until when the plan is paid for, and what happens then. */
export function PaidPeriod({ status, isPastDue }: PaidPeriodProps) {
  const t = useText();
  const { currentPeriodEnd, cancelAtPeriodEnd } = status;
  if (isPastDue) {
    return (
      <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
        {t('subscription.period.pastDue')}
      </Banner>
    );
  }
  // A plan that nobody bought here has no period.
  if (!currentPeriodEnd) return null;
  const date = formatDate(currentPeriodEnd).replaceAll(' ', NO_BREAK);
  if (cancelAtPeriodEnd) {
    return (
      <Banner tone="amber" icon={<Clock aria-hidden="true" />} action={<ResumeButton />}>
        {t('subscription.period.ends', { date })}
      </Banner>
    );
  }
  return (
    <p className="soft flex items-center gap-2">
      <CalendarDays className="text-leaf-600" aria-hidden="true" />
      {t('subscription.period.renews', { date })}
    </p>
  );
}
