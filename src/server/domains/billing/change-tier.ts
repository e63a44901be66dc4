import type * as z from 'zod/mini';
import type { tierInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { endWithPeriod, findRunning } from './end-with-period';
import { type BillingDeps, storePlan } from './store-plan';

type WantedTier = z.infer<typeof tierInput>['tier'];

/** Changes the plan to Free always, a paid one staying to the end of its period; to a paid one only if it is paid. */
export async function changeTier(deps: BillingDeps, user: UserRecord, tier: WantedTier): Promise<void> {
  if (tier === 'free') return switchToFree(deps, user);
  const isSubscribed = tier === 'premium' && (await findRunning(deps, user)) !== null;
  if (isSubscribed) return endWithPeriod(deps, user, false);
  if (user.subscriptionTier !== tier) throw new AppError('PAYMENT_REQUIRED', text('errors.paymentRequired'));
}

async function switchToFree(deps: BillingDeps, user: UserRecord): Promise<void> {
  if (await findRunning(deps, user)) return endWithPeriod(deps, user, true, true);
  const plan = { subscriptionTier: 'free', subscriptionStatus: 'active' };
  if (await storePlan(deps, user, plan)) return;
  throw new AppError('UNAVAILABLE', text('errors.subscriptionBusy'));
}
