import type { CurrentUser } from '@/contracts/auth';
import { knownTier } from '@/core/plans';

/** Whether a plan has ended that was the trial: a subscription that ends says so in its status. */
export function isTrialOver({ subscriptionTier, subscriptionStatus, trialEndDate }: CurrentUser): boolean {
  return (
    knownTier(subscriptionTier) === 'expired' && subscriptionStatus === 'active' && trialEndDate !== null
  );
}
