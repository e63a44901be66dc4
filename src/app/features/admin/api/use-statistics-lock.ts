import { useCurrentUser } from '@/app/lib/current-user';
import { findLocked, type LockedFeature } from '@/core/plans';

/** Which plan shows traffic to an owner whose plan does not; null where it does. */
export function useStatisticsLock(): LockedFeature | null {
  const { user } = useCurrentUser();
  return user && findLocked(user.subscriptionTier, 'statistics');
}
