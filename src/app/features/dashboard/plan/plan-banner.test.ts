import { expect, it } from 'vitest';
import type { SubscriptionStatus } from '@/contracts/billing';
import { findPlanBanner } from './plan-banner';

const status: SubscriptionStatus = {
  hasActiveSubscription: false,
  subscriptionTier: 'free',
  trialDaysLeft: 0,
  needsPayment: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  becomesFree: false,
  nextTier: null,
};
const trial = { subscriptionTier: 'trial' } as const;

it.each<[string, Partial<SubscriptionStatus>, string | null]>([
  ['a paid plan', { hasActiveSubscription: true, subscriptionTier: 'premium' }, 'active'],
  ['a paid plan during the trial', { ...trial, hasActiveSubscription: true, trialDaysLeft: 2 }, 'active'],
  ['a smaller paid plan', { hasActiveSubscription: true, subscriptionTier: 'standard' }, 'active'],
  ['a trial of 3 days', { ...trial, trialDaysLeft: 3, needsPayment: true }, 'trialEnds'],
  ['a trial of 4 days', { ...trial, trialDaysLeft: 4 }, 'trial'],
  ['a trial of 4 days that wants to be paid', { ...trial, trialDaysLeft: 4, needsPayment: true }, 'expired'],
  ['an expired plan', { subscriptionTier: 'expired', needsPayment: true }, 'expired'],
  ['a free plan', {}, null],
])('%s', (_name, difference, kind) => {
  expect(findPlanBanner({ ...status, ...difference })).toBe(kind);
});
