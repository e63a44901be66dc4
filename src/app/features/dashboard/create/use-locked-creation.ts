import { useCurrentUser } from '@/app/lib/current-user';
import { type LockedFeature, lockedAbove, planLimits } from '@/core/plans';

/** What an owner with so many websites lacks for another one; null when it can be created. */
export function useLockedCreation(count: number): LockedFeature | null {
  const { user } = useCurrentUser();
  const hasRoom = !user || count < planLimits(user.subscriptionTier).websites;
  return hasRoom ? null : lockedAbove('websites', count);
}
