import type { SubscriptionCreated } from '@/contracts/billing';
import type { UserRecord } from '../../http/session-user';
import type { ProviderSubscription } from '../../ports/payments/payments';
import { applySubscription } from './apply-subscription';
import { ensureCustomer } from './ensure-customer';
import type { BillingDeps } from './store-plan';

const NOTHING_TO_PAY: SubscriptionCreated = { status: 'active', clientSecret: null };

/** Opens a Premium subscription that waits for its payment, or goes on with the one that waits already. */
export async function createSubscription(deps: BillingDeps, user: UserRecord): Promise<SubscriptionCreated> {
  // Whoever was given Premium need not pay for it.
  if (user.subscriptionTier === 'premium' && user.stripeSubscriptionId === null) return NOTHING_TO_PAY;
  const { customerId, subscriptions } = await ensureCustomer(deps, user);
  const waiting = subscriptions.find(waitsForPayment);
  if (subscriptions.some(isRunning)) return activate(deps, customerId);
  if (waiting) return { status: 'incomplete', clientSecret: waiting.clientSecret };
  // One whose bill is closed for good would stand beside the new one.
  for (const { id, status } of subscriptions) if (status === 'unpaid') await deps.payments.cancelNow(id);
  // Two tabs count the same, so they get the same subscription; a later one has another count.
  const created = await deps.payments.createSubscription(customerId, `${customerId}-${subscriptions.length}`);
  if (isRunning(created)) return activate(deps, customerId);
  return { status: 'incomplete', clientSecret: created.clientSecret };
}

async function activate(deps: BillingDeps, customerId: string): Promise<SubscriptionCreated> {
  await applySubscription(deps, customerId);
  return NOTHING_TO_PAY;
}

function isRunning({ status, clientSecret }: ProviderSubscription): boolean {
  return status === 'active' || status === 'trialing' || (status === 'past_due' && clientSecret === null);
}

function waitsForPayment({ status, clientSecret }: ProviderSubscription): boolean {
  return clientSecret !== null && (status === 'incomplete' || status === 'past_due' || status === 'unpaid');
}
