import type { SubscriptionStatus } from '@/contracts/billing';
import { findPaidTier, getEffectiveTier, getTrialDaysLeft, isPaidTier } from '@/core/plans';
import type { UserRecord } from '../accounts';

/** Where an owner stands; a plan that somebody was given counts like one that is paid. */
export function readStatus(user: UserRecord, now: Date): SubscriptionStatus {
  const tier = getEffectiveTier(user, now);
  const hasActiveSubscription = isPaidTier(tier);
  return {
    hasActiveSubscription,
    subscriptionTier: tier,
    trialDaysLeft: tier === 'trial' ? getTrialDaysLeft(user.trialEndDate, now) : 0,
    needsPayment: tier === 'expired',
    currentPeriodEnd: user.subscriptionPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    becomesFree: user.becomesFree,
    nextTier: findPaidTier(user.nextTier),
  };
}
