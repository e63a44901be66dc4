import { useCurrentUser } from '@/app/lib/current-user';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { findLocked, type LockedFeature } from '@/core/plans';

/** Which plan shows traffic to an owner whose plan does not; null where it does. */
export function useStatisticsLock(): LockedFeature | null {
  const { user } = useCurrentUser();
  const locked = user && findLocked(user.subscriptionTier, 'statistics');
  return locked && { ...locked, requiredTier: planToBuy(locked.requiredTier) };
}
