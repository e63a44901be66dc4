import { listPlansOnSale } from '@/app/entities/plans-on-sale';
import { ScreenHead } from '@/app/frame/screen-head';
import type { CurrentUser } from '@/contracts/auth';
import type { SubscriptionStatus } from '@/contracts/billing';
import { covers, findPaidTier, type PaidTier, recommendedTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { useText } from '../use-text';
import { CurrentPlanCard } from './current-plan-card';
import { SmallerPlanCard } from './smaller-plan-card';
import { SubscribeCard } from './subscribe-card';

interface SubscriptionViewProps {
  user: CurrentUser;
  status: SubscriptionStatus;
  /** The address asks for this plan. */
  wanted: PaidTier | undefined;
  /** True if an editor sent the owner here, and the browser keeps what was typed there. */
  isTextKept: boolean;
}

/** Shows the owner's plan, and beside it what they can buy. */
export function SubscriptionView({ user, status, wanted, isTextKept }: SubscriptionViewProps) {
  const t = useText();
  const isPastDue = status.hasActiveSubscription && user.subscriptionStatus === 'past_due';
  return (
    <>
      <ScreenHead backTo={paths.home} back={t('subscription.back')} title={t('subscription.title')} />
      <div className="plan-columns">
        <CurrentPlanCard user={user} status={status} isPastDue={isPastDue} isTextKept={isTextKept} />
        <OfferBesidePlan status={status} isPastDue={isPastDue} wanted={wanted} />
      </div>
    </>
  );
}

interface OfferBesidePlanProps {
  status: SubscriptionStatus;
  isPastDue: boolean;
  /** The address asks for this plan. */
  wanted: PaidTier | undefined;
}

/** Offers a plan that an owner can buy or change to; offers nothing beside the best plan unless the address asks for it. */
function OfferBesidePlan({ status, isPastDue, wanted }: OfferBesidePlanProps) {
  const { currentPeriodEnd: paidUntil, nextTier, cancelAtPeriodEnd } = status;
  const current = status.hasActiveSubscription ? findPaidTier(status.subscriptionTier) : null;
  if (current && isPastDue) return <SubscribeCard tier={current} occasion={{ kind: 'owed' }} />;
  if (current === null) {
    const tier = wanted ?? recommendedTier;
    // Another plan needs another payment.
    return <SubscribeCard key={tier} tier={tier} occasion={{ kind: 'new' }} />;
  }
  if (wanted && wanted !== current && covers(current, wanted)) {
    const isChosenAlready = nextTier === wanted && !cancelAtPeriodEnd;
    if (!paidUntil || isChosenAlready) return null;
    return <SmallerPlanCard tier={wanted} current={current} paidUntil={paidUntil} />;
  }
  const better = [wanted, ...listPlansOnSale()].find((tier) => tier && !covers(current, tier));
  if (!better) return null;
  const occasion = paidUntil ? { kind: 'better' as const, paidUntil, current } : { kind: 'new' as const };
  return <SubscribeCard tier={better} occasion={occasion} />;
}
