import type { CurrentUser } from '@/contracts/auth';
import { getEffectiveTier } from '@/core/plans';
import type { UserRecord } from '../../db/tables/users';

/** What an owner's browser may know of the owner; the tier is the one that counts now. */
export function presentUser(user: UserRecord, now: Date): CurrentUser {
  return {
    id: user.id,
    nickname: user.nickname,
    email: user.email,
    isEmailProven: user.emailProvenAt !== null,
    pendingEmail: user.pendingEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    subscriptionTier: getEffectiveTier(user, now),
    subscriptionStatus: user.subscriptionStatus,
    trialEndDate: user.trialEndDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
