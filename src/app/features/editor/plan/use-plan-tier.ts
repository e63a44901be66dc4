import { useCurrentUser } from '@/app/lib/current-user';

/** The owner's tier. Until it is known nothing is locked here: the server alone says no. */
export function usePlanTier(): string {
  return useCurrentUser().user?.subscriptionTier ?? 'premium';
}
