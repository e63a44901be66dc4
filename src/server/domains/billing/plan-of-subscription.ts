import type { SubscriptionStatus } from '@/contracts/billing';
import {
  covers,
  EXPIRED_TIER,
  FREE_TIER,
  findPaidTier,
  getEffectiveTier,
  getTrialDaysLeft,
  isExpiredTier,
  isPaidTier,
  isTrialTier,
} from '@/core/plans';
import type { ProviderStatus, ProviderSubscription } from '../../ports/payments/payments';
import type { UserRecord } from '../accounts';

/**
 * Each state means this for the plan. A renewal that fails keeps the plan while the provider tries again. A
 * subscription that was never paid neither gives a plan nor takes it away.
 */
const MEANING: Record<ProviderStatus, 'paid' | 'over' | 'nothing'> = {
  trialing: 'paid',
  active: 'paid',
  past_due: 'paid',
  unpaid: 'over',
  paused: 'over',
  canceled: 'over',
  incomplete: 'nothing',
  incomplete_expired: 'nothing',
};
const RANKS = ['paid', 'over', 'nothing'] as const;

export function isPaid({ status }: ProviderSubscription): boolean {
  return MEANING[status] === 'paid';
}

/**
 * Finds the subscription that decides about a customer's plan, of a list with the newest first: a paid one with the
 * best plan, else one that was paid before, else one that was never paid.
 */
export function findDecidingSubscription(subscriptions: ProviderSubscription[]): ProviderSubscription | null {
  for (const rank of RANKS) {
    const ranked = subscriptions.filter(({ status }) => MEANING[status] === rank);
    const found = ranked.find((one) => ranked.every(({ tier }) => covers(one.tier, tier)));
    if (found) return found;
  }
  return null;
}

type UserChanges = Partial<UserRecord>;

/** Returns the changes of the owner's record; `subscription` is null when the provider knows none. */
export function getPlanChanges(
  user: UserRecord,
  subscription: ProviderSubscription | null,
  becomesFree = user.becomesFree,
): UserChanges {
  const meaning = subscription ? MEANING[subscription.status] : 'over';
  if (subscription && meaning === 'paid') {
    return {
      subscriptionTier: subscription.tier,
      subscriptionStatus: subscription.status,
      stripeSubscriptionId: subscription.id,
      subscriptionPeriodEnd: subscription.currentPeriodEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      becomesFree: becomesFree && subscription.cancelAtPeriodEnd,
      nextTier: subscription.nextTier,
    };
  }
  // When a subscription ends, only its own plan ends: not a trial, and not a plan that somebody was given.
  const hasPlanToEnd = findPaidTier(user.subscriptionTier) !== null && user.stripeSubscriptionId !== null;
  if (meaning === 'nothing' || !hasPlanToEnd) return {};
  return {
    subscriptionTier: becomesFree ? FREE_TIER : EXPIRED_TIER,
    subscriptionStatus: subscription?.status ?? 'canceled',
    subscriptionPeriodEnd: null,
    cancelAtPeriodEnd: false,
    becomesFree: false,
    nextTier: null,
  };
}

/** Returns the owner's plan, trial and payment; a plan that somebody was given counts like a paid one. */
export function getSubscriptionStatus(user: UserRecord, now: Date): SubscriptionStatus {
  const tier = getEffectiveTier(user, now);
  const hasActiveSubscription = isPaidTier(tier);
  return {
    hasActiveSubscription,
    subscriptionTier: tier,
    trialDaysLeft: isTrialTier(tier) ? getTrialDaysLeft(user.trialEndDate, now) : 0,
    needsPayment: isExpiredTier(tier),
    currentPeriodEnd: user.subscriptionPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    becomesFree: user.becomesFree,
    nextTier: findPaidTier(user.nextTier),
  };
}
