import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import {
  findRequiredPlan,
  getCheapestOnSale,
  getEffectiveTier,
  getEntitlements,
  getTierNameValues,
  type LockedFeature,
  type PlanFeature,
  type Tier,
} from '@/core/plans';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';

type Sale = Pick<Deps, 'payments'>;

/**
 * Creates PLAN_LIMIT, which says what is locked for an owner of this tier and names the cheapest plan on sale that has
 * it.
 */
export function createPlanLimitError(
  { payments }: Sale,
  tier: Tier,
  { feature, ...locked }: LockedFeature,
): AppError {
  const requiredTier = getCheapestOnSale(locked.requiredTier, payments.plans);
  const values = {
    limit: getEntitlements(tier).limit(feature),
    tier: phrase('plans.tierName', getTierNameValues(requiredTier)),
  };
  const message = phrase(`planRefusals.${feature}`, values);
  return new AppError('PLAN_LIMIT', message, { feature, requiredTier });
}

/** Throws PLAN_LIMIT where the owner's plan does not have a feature. */
export function assertFeature(deps: Sale, user: UserRecord, feature: PlanFeature, now: Date): void {
  const tier = getEffectiveTier(user, now);
  const locked = findRequiredPlan(tier, feature);
  if (locked) throw createPlanLimitError(deps, tier, locked);
}
