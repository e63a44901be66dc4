import { CircleAlert, Clock } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { formatDate, preventBreaks } from '@/app/lib/dates';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import type { SubscriptionStatus } from '@/contracts/billing';
import { FREE_TIER, findPaidTier, getTierNameValues, type Tier } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { keepFocus } from '@/ui/keep-focus';
import { useToast } from '@/ui/toast';
import { useChangePlan } from './plan';

type PeriodText =
  | 'pastDue'
  | 'renews'
  | 'ends'
  | 'follows'
  | 'keep'
  | 'resuming'
  | 'resumed'
  /** This text is the name of a plan; the other texts take it as a value. */
  | 'tierName';

interface PaidPeriodProps {
  tier: Tier;
  status: SubscriptionStatus;
  isPastDue: boolean;
  /** Each screen has words of its own; `next` is there where another plan follows. */
  say: (text: PeriodText, values?: Record<string, string>) => string;
  describeFailure: (error: Error) => { title: string; description?: string };
  /** Renders the line of a subscription that renews itself. */
  children: (renews: string) => ReactNode;
}

/** Says until when the plan is paid for and what happens then; nothing where nobody pays. */
export function PaidPeriod({ tier, status, isPastDue, say, describeFailure, children }: PaidPeriodProps) {
  const { resume, isResuming } = useResume(tier, status, say('resumed'), describeFailure);
  const getName = (of: Tier) => say('tierName', getTierNameValues(of));
  if (isPastDue) {
    return (
      <Banner tone="red" icon={<CircleAlert aria-hidden="true" />}>
        {say('pastDue')}
      </Banner>
    );
  }
  const { hasActiveSubscription, currentPeriodEnd, cancelAtPeriodEnd, becomesFree, nextTier } = status;
  // A plan that nobody bought here has no period.
  if (!hasActiveSubscription || !currentPeriodEnd) return null;
  const values = { date: preventBreaks(formatDate(currentPeriodEnd)), plan: getName(tier) };
  if (!cancelAtPeriodEnd && !becomesFree && !nextTier) return children(say('renews', values));
  const paidNext = cancelAtPeriodEnd ? null : nextTier;
  const next = becomesFree ? FREE_TIER : paidNext;
  return (
    <Banner
      tone="amber"
      icon={<Clock aria-hidden="true" />}
      action={
        <Button isPending={isResuming} pendingText={say('resuming')} onClick={resume}>
          {say('keep', values)}
        </Button>
      }
    >
      {next ? say('follows', { ...values, next: getName(next) }) : say('ends', values)}
    </Banner>
  );
}

/** Takes back what was to follow the plan: its end, or a smaller one. */
function useResume(
  tier: Tier,
  { nextTier }: SubscriptionStatus,
  done: string,
  describeFailure: PaidPeriodProps['describeFailure'],
) {
  const toast = useToast();
  const { showFailure, clearFailure } = useFailureToast();
  // This stands outside the banner, which is gone by the time there is something to say.
  const { changePlan, isChanging } = useChangePlan({ onChanged: () => toast({ title: done }) });
  const resume = (event: MouseEvent) => {
    keepFocus(event.currentTarget.closest('.banner'));
    clearFailure();
    changePlan((nextTier && findPaidTier(tier)) || 'resume', {
      onError: (error) => showFailure(describeFailure(error)),
    });
  };
  return { resume, isResuming: isChanging };
}
