import { CalendarDays, CircleAlert, Clock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useChangePlan } from '@/app/entities/plan';
import { formatDate, keepTogether } from '@/app/lib/dates';
import { failureText } from '@/app/lib/failure-text';
import type { SubscriptionStatus } from '@/contracts/billing';
import { findPaidTier, getTierNameValues, type Tier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

interface PaidUntilProps {
  tier: Tier;
  status: SubscriptionStatus;
  isPastDue: boolean;
}

/** When the next payment is, or when the subscription ends; nothing where nobody pays. */
export function PaidUntil({ tier, status, isPastDue }: PaidUntilProps) {
  const t = useText();
  const toast = useToast();
  const { changePlan, isChanging } = useChangePlan();
  const paid = findPaidTier(tier);
  // Not in the banner: that is gone by the time there is something to say.
  const resume = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.banner'));
    changePlan(status.nextTier && !status.cancelAtPeriodEnd && paid ? paid : 'resume', {
      onSuccess: () => toast({ title: t('profile.actions.resumed') }),
      onError: (error) =>
        toast({
          tone: 'bad',
          title: t('common.error'),
          description: failureText(error, t('profile.actions.failed')),
        }),
    });
  };
  if (isPastDue) {
    return (
      <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
        {t('profile.actions.pastDue')}
      </Banner>
    );
  }
  if (!status.hasActiveSubscription || !status.currentPeriodEnd) return null;
  const date = keepTogether(formatDate(status.currentPeriodEnd));
  const plan = t('plans.tierName', getTierNameValues(tier));
  const next = status.becomesFree ? 'free' : status.cancelAtPeriodEnd ? null : status.nextTier;
  if (status.cancelAtPeriodEnd || next) {
    return (
      <Banner
        tone="amber"
        icon={<Clock aria-hidden="true" />}
        action={
          <Button isPending={isChanging} pendingText={t('profile.actions.resuming')} onClick={resume}>
            {t('profile.actions.keepPlan', { plan })}
          </Button>
        }
      >
        {next
          ? t('profile.actions.follows', { next: t('plans.tierName', getTierNameValues(next)), date, plan })
          : t('profile.actions.ends', { date })}
      </Banner>
    );
  }
  return (
    <p className="inline-flex items-center gap-2">
      <CalendarDays className="text-leaf-600" aria-hidden="true" />
      {t('profile.actions.renews', { date })}
    </p>
  );
}
