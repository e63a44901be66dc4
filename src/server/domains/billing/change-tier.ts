import type * as z from 'zod/mini';
import type { tierInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { covers, FREE_TIER, isFreeTier, type PaidTier } from '@/core/plans';
import type { ProviderSubscription } from '../../ports/payments/payments';
import type { UserRecord } from '../accounts';
import { applySubscription, type BillingDeps, listSubscriptions, storePlan } from './apply-subscription';
import { findDecidingSubscription, isPaid } from './plan-of-subscription';

type WantedTier = z.infer<typeof tierInput>['tier'];

/**
 * Changes the plan without a payment: to Free always, to a paid one as far as the present payment covers it. A paid
 * plan stays until its period ends, and choosing it again takes back the change that was to follow.
 */
export async function changeTier(deps: BillingDeps, user: UserRecord, tier: WantedTier): Promise<void> {
  if (isFreeTier(tier)) return switchToFree(deps, user);
  const running = await findRunning(deps, user);
  if (running) return changeRunningPlan(deps, running, tier);
  if (user.subscriptionTier !== tier)
    throw new AppError('PAYMENT_REQUIRED', phrase('errors.paymentRequired'));
}

async function changeRunningPlan(
  deps: BillingDeps,
  running: ProviderSubscription,
  tier: PaidTier,
): Promise<void> {
  const { payments } = deps;
  const { id, customerId } = running;
  if (!covers(running.tier, tier)) throw new AppError('PAYMENT_REQUIRED', phrase('errors.paymentTooSmall'));
  if (tier !== (running.nextTier ?? running.tier)) {
    if (tier !== running.tier && !payments.plans.includes(tier))
      throw new AppError('PAYMENT_REQUIRED', phrase('errors.planNotSold'));
    await payments.changeTier(id, tier);
  }
  if (running.cancelAtPeriodEnd) await payments.setCancelAtPeriodEnd(id, false);
  await applySubscription(deps, customerId);
}

async function switchToFree(deps: BillingDeps, user: UserRecord): Promise<void> {
  if (await findRunning(deps, user)) return endWithPeriod(deps, user, true, true);
  const plan = { subscriptionTier: FREE_TIER, subscriptionStatus: 'active' };
  if (await storePlan(deps, user, plan)) return;
  throw new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
}

/** Lets a paid plan end with its period, or go on again. Throws NOT_FOUND when nothing is paid for. */
export async function endWithPeriod(
  deps: BillingDeps,
  user: UserRecord,
  isCancelled: boolean,
  becomesFree?: boolean,
): Promise<void> {
  const running = await findRunning(deps, user);
  if (!running) throw new AppError('NOT_FOUND', phrase('errors.subscriptionMissing'));
  await deps.payments.setCancelAtPeriodEnd(running.id, isCancelled);
  await applySubscription(deps, running.customerId, { becomesFree });
}

/** Finds the subscription that the owner has paid; null when there is none. */
async function findRunning(
  deps: BillingDeps,
  { stripeCustomerId }: UserRecord,
): Promise<ProviderSubscription | null> {
  if (stripeCustomerId === null) return null;
  return findDecidingSubscription((await listSubscriptions(deps, stripeCustomerId)).filter(isPaid));
}
