import type { SubscriptionCreated } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { covers, findPaidTier, type PaidTier } from '@/core/plans';
import { inOneStatement } from '../../kernel/unit-of-work';
import type { ProviderSubscription } from '../../ports/payments/payments';
import { storeCustomer, type UserRecord } from '../accounts';
import { applySubscription, type BillingDeps } from './apply-subscription';
import { findDecidingSubscription } from './plan-of-subscription';

const NOTHING_TO_PAY: SubscriptionCreated = { status: 'active', clientSecret: null };

/**
 * Opens a subscription that waits for its payment, goes on with one that waits already, or upgrades the one that runs.
 */
export async function createSubscription(
  deps: BillingDeps,
  user: UserRecord,
  tier: PaidTier,
): Promise<SubscriptionCreated> {
  const { payments } = deps;
  if (!payments.plans.includes(tier))
    throw new AppError('VALIDATION', phrase('errors.planNotSold'), { field: 'tier' });
  if (hasBeenGivenPlan(user, tier)) return NOTHING_TO_PAY;
  const { customerId, subscriptions } = await ensureCustomer(deps, user);
  const running = findDecidingSubscription(subscriptions.filter(isRunning));
  if (running) return upgradeSubscription(deps, running, tier);
  const waiting = subscriptions.filter(({ status, due }) => due !== null && MAY_WAIT.includes(status));
  // An owner who owes a month pays it before another plan can be chosen.
  const wanted = waiting.find(({ status, tier: asked }) => asked === tier || status === 'past_due');
  if (wanted) return presentOpenPayment(wanted);
  // A waiting subscription of another plan, or with a bill that can no longer be paid, would stand beside the new one.
  for (const { id, status } of subscriptions) {
    if (status === 'incomplete' || status === 'unpaid') await payments.cancelNow(id);
  }
  // Two tabs see the same number of subscriptions, so they get the same new one; a later call sees another number.
  const created = await payments.createSubscription(
    customerId,
    tier,
    `${customerId}-${subscriptions.length}`,
  );
  return isRunning(created) ? activate(deps, customerId) : presentOpenPayment(created);
}

/** Upgrades once the difference is paid; choosing the present plan, or a smaller one, costs nothing. */
async function upgradeSubscription(
  deps: BillingDeps,
  running: ProviderSubscription,
  tier: PaidTier,
): Promise<SubscriptionCreated> {
  const { id, customerId, nextTier } = running;
  const isTakenBack = nextTier !== null && !covers(nextTier, tier);
  if (covers(running.tier, tier) && !isTakenBack) return activate(deps, customerId);
  const changed = await deps.payments.changeTier(id, tier);
  if (!covers(changed.tier, tier)) return presentOpenPayment(changed);
  // An owner who buys a better plan does not want it to end with this period.
  if (changed.cancelAtPeriodEnd) await deps.payments.setCancelAtPeriodEnd(id, false);
  return activate(deps, customerId);
}

async function activate(deps: BillingDeps, customerId: string): Promise<SubscriptionCreated> {
  await applySubscription(deps, customerId);
  return NOTHING_TO_PAY;
}

function presentOpenPayment({ due }: ProviderSubscription): SubscriptionCreated {
  if (!due) throw new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
  return { status: 'incomplete', ...due };
}

/** An owner who was given a plan need not pay for it. */
function hasBeenGivenPlan({ subscriptionTier, stripeSubscriptionId }: UserRecord, wanted: PaidTier): boolean {
  const tier = findPaidTier(subscriptionTier);
  return tier !== null && stripeSubscriptionId === null && covers(tier, wanted);
}

const MAY_WAIT: readonly string[] = ['incomplete', 'past_due', 'unpaid'];

function isRunning({ status, due }: ProviderSubscription): boolean {
  return status === 'active' || status === 'trialing' || (status === 'past_due' && due === null);
}

interface Customer {
  customerId: string;
  subscriptions: ProviderSubscription[];
}

/**
 * Returns the owner's customer at the provider. It is created and stored before anything else, and two tabs get the
 * same one. A customer that the provider does not know, such as one of test payments, is replaced.
 */
async function ensureCustomer(deps: BillingDeps, user: UserRecord): Promise<Customer> {
  const { payments } = deps;
  if (user.stripeCustomerId !== null) {
    try {
      const subscriptions = await payments.listSubscriptions(user.stripeCustomerId);
      return { customerId: user.stripeCustomerId, subscriptions };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    }
  }
  const reference = `owner-${user.id}-${user.createdAt.getTime()}`;
  const created = await payments.createCustomer({ reference, email: user.email });
  const customerId = await inOneStatement(deps.db, (tx) => storeCustomer(tx, user, created));
  return { customerId, subscriptions: await payments.listSubscriptions(customerId) };
}
