import type { SubscriptionStatus } from '@/contracts/billing';
import { effectiveTier, paidTier, trialDaysLeft } from '@/core/plans';
import type { UserRecord } from '../../http/session-user';

/** Where an owner stands; a plan that somebody was given counts like one that is paid. */
export function readStatus(user: UserRecord, now: Date): SubscriptionStatus {
  const tier = effectiveTier(user, now);
  const hasActiveSubscription = tier === 'standard' || tier === 'premium';
  return {
    hasActiveSubscription,
    subscriptionTier: tier,
    trialDaysLeft: tier === 'trial' ? trialDaysLeft(user.trialEndDate, now) : 0,
    needsPayment: !hasActiveSubscription && tier !== 'trial' && tier !== 'free',
    currentPeriodEnd: user.subscriptionPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    becomesFree: user.becomesFree,
    nextTier: paidTier(user.nextTier),
  };
}
