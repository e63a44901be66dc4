import type { CurrentUser } from '@/contracts/auth';

/** Whether a plan has ended that was the trial: a subscription that ends says so in its status. */
export function isTrialOver({ subscriptionTier, subscriptionStatus, trialEndDate }: CurrentUser): boolean {
  return subscriptionTier === 'expired' && subscriptionStatus === 'active' && trialEndDate !== null;
}
