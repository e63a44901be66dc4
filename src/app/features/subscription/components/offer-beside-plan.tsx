import type { SubscriptionStatus } from '@/contracts/billing';
import { type PaidTier, paidTier } from '@/core/plans';
import { SmallerPlanCard } from './smaller-plan-card';
import { SubscribeCard } from './subscribe-card';

interface OfferBesidePlanProps {
  status: SubscriptionStatus;
  isPastDue: boolean;
  /** The plan that the address asks for. */
  wanted: PaidTier | undefined;
}

/** What an owner can buy or change to beside the plan of now; nothing beside the best one unless it is asked for. */
export function OfferBesidePlan({ status, isPastDue, wanted }: OfferBesidePlanProps) {
  const { currentPeriodEnd: paidUntil, nextTier, cancelAtPeriodEnd } = status;
  const current = status.hasActiveSubscription ? paidTier(status.subscriptionTier) : null;
  if (current && isPastDue) return <SubscribeCard tier={current} occasion={{ kind: 'owed' }} />;
  if (current === null) {
    const tier = wanted ?? 'premium';
    // Another plan is another payment.
    return <SubscribeCard key={tier} tier={tier} occasion={{ kind: 'new' }} />;
  }
  if (current === 'standard') {
    const occasion = paidUntil ? { kind: 'better' as const, paidUntil } : { kind: 'new' as const };
    return <SubscribeCard tier="premium" occasion={occasion} />;
  }
  const isChosenAlready = nextTier === 'standard' && !cancelAtPeriodEnd;
  if (wanted !== 'standard' || !paidUntil || isChosenAlready) return null;
  return <SmallerPlanCard tier="standard" current={current} paidUntil={paidUntil} />;
}
