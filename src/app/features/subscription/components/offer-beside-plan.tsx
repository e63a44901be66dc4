import { plansOnSale } from '@/app/lib/plans-on-sale';
import type { SubscriptionStatus } from '@/contracts/billing';
import { covers, findPaidTier, type PaidTier, recommendedTier } from '@/core/plans';
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
  const current = status.hasActiveSubscription ? findPaidTier(status.subscriptionTier) : null;
  if (current && isPastDue) return <SubscribeCard tier={current} occasion={{ kind: 'owed' }} />;
  if (current === null) {
    const tier = wanted ?? recommendedTier;
    // Another plan is another payment.
    return <SubscribeCard key={tier} tier={tier} occasion={{ kind: 'new' }} />;
  }
  if (wanted && wanted !== current && covers(current, wanted)) {
    const isChosenAlready = nextTier === wanted && !cancelAtPeriodEnd;
    if (!paidUntil || isChosenAlready) return null;
    return <SmallerPlanCard tier={wanted} current={current} paidUntil={paidUntil} />;
  }
  const better = [wanted, ...plansOnSale()].find((tier) => tier && !covers(current, tier));
  if (!better) return null;
  const occasion = paidUntil ? { kind: 'better' as const, paidUntil, current } : { kind: 'new' as const };
  return <SubscribeCard tier={better} occasion={occasion} />;
}
