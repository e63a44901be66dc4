import { useCurrentUser } from '@/app/lib/current-user';
import { getEntitlements, getLockedAbove, type LockedFeature } from '@/core/plans';

/** What an owner with so many websites lacks for another one; null when it can be created. */
export function useLockedCreation(count: number): LockedFeature | null {
  const { user } = useCurrentUser();
  const hasRoom = !user || count < getEntitlements(user.subscriptionTier).limit('websites');
  return hasRoom ? null : getLockedAbove('websites', count);
}
