import type { SubscriptionStatus } from '@/contracts/billing';
import { TRIAL_WARNING_DAYS } from '@/core/plans';

export type PlanBannerKind = 'active' | 'trialEnds' | 'expired' | 'trial';

/** What the dashboard says about the plan; the first rule that fits decides, and a free plan is not spoken of. */
export function bannerOf(status: SubscriptionStatus): PlanBannerKind | null {
  const { hasActiveSubscription, subscriptionTier, trialDaysLeft, needsPayment } = status;
  const isTrial = subscriptionTier === 'trial';
  if (hasActiveSubscription) return 'active';
  if (isTrial && trialDaysLeft <= TRIAL_WARNING_DAYS) return 'trialEnds';
  if (needsPayment) return 'expired';
  return isTrial ? 'trial' : null;
}
