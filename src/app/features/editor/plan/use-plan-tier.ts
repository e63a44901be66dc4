import { useCurrentUser } from '@/app/lib/current-user';
import { recommendedTier, type Tier } from '@/core/plans';

/** The owner's tier. Until it is known nothing is locked here: the server alone says no. */
export function usePlanTier(): Tier {
  return useCurrentUser().user?.subscriptionTier ?? recommendedTier;
}
