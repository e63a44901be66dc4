import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import type { ProviderSubscription } from '../../ports/payments/payments';
import type { UserRecord } from '../accounts';
import { applySubscription } from './apply-subscription';
import { listSubscriptions } from './list-subscriptions';
import { decidingSubscription, isPaid } from './plan-of-subscription';
import type { BillingDeps } from './store-plan';

/** Lets what is paid for end with its period, or go on again; NOT_FOUND when nothing is paid for. */
export async function endWithPeriod(
  deps: BillingDeps,
  user: UserRecord,
  isCancelled: boolean,
  becomesFree?: boolean,
): Promise<void> {
  const running = await findRunning(deps, user);
  if (!running) throw new AppError('NOT_FOUND', text('errors.subscriptionMissing'));
  await deps.payments.setCancelAtPeriodEnd(running.id, isCancelled);
  await applySubscription(deps, running.customerId, { becomesFree });
}

/** The subscription that the owner has paid; null when there is none. */
export async function findRunning(
  deps: BillingDeps,
  { stripeCustomerId }: UserRecord,
): Promise<ProviderSubscription | null> {
  if (stripeCustomerId === null) return null;
  return decidingSubscription((await listSubscriptions(deps, stripeCustomerId)).filter(isPaid));
}
