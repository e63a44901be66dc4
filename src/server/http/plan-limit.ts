import { AppError } from '@/core/app-error';
import { effectiveTier, findLocked, type LockedFeature, limitOf, type PlanFeature } from '@/core/plans';
import type { UserRecord } from './session-user';
import { text } from './translate';

/** PLAN_LIMIT, with what is locked for an owner of this tier and the plan that has it. */
export function planLimitError(tier: string, { feature, requiredTier }: LockedFeature): AppError {
  const values = { limit: limitOf(tier, feature), tier: text(`plans.tiers.${requiredTier}`) };
  const message = text(`plans.refusals.${feature}`, values);
  return new AppError('PLAN_LIMIT', message, { feature, requiredTier });
}

/** Throws PLAN_LIMIT where the owner's plan does not have a feature. */
export function assertFeature(user: UserRecord, feature: PlanFeature, now: Date): void {
  const tier = effectiveTier(user, now);
  const locked = findLocked(tier, feature);
  if (locked) throw planLimitError(tier, locked);
}
