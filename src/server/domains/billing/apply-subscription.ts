import { AppError } from '@/core/app-error';
import { covers, findPaidTier } from '@/core/plans';
import { text } from '../../kernel/text';
import type { ProviderEvent, ProviderSubscription } from '../../ports/payments/payments';
import { findUserByCustomer, mailAccount, type UserRecord } from '../accounts';
import { queueMail } from '../mail';
import { listSubscriptions } from './list-subscriptions';
import { paymentConfirmedMail } from './payment-confirmed-mail';
import { decidingSubscription, planOf } from './plan-of-subscription';
import { rememberEvent } from './queries';
import { type BillingDeps, storePlan } from './store-plan';

/** More than can change one subscription in the same moment. */
const MAX_ATTEMPTS = 8;

/** Why it is applied: an event that is remembered with the effect, or the owner's choice of what comes after. */
interface Occasion {
  event?: ProviderEvent;
  becomesFree?: boolean;
}

/**
 * Makes an owner's plan what the provider holds at this moment, whoever asks and however often. The provider is asked
 * outside of the transaction; what it told is stored only if nobody has stored another answer meanwhile, else it is
 * asked again: so the answer that was read last is the one that stays.
 */
export async function applySubscription(
  deps: BillingDeps,
  customerId: string,
  occasion: Occasion = {},
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const user = await findUserByCustomer(deps.db, customerId);
    if (!user) return rememberAlone(deps, occasion);
    const subscription = decidingSubscription(await listSubscriptions(deps, customerId));
    if (await store(deps, user, subscription, occasion)) return;
  }
  throw new AppError('UNAVAILABLE', text('errors.subscriptionBusy'));
}

async function store(
  deps: BillingDeps,
  user: UserRecord,
  subscription: ProviderSubscription | null,
  { event, becomesFree }: Occasion,
): Promise<boolean> {
  const isNew = subscription?.status === 'active' && !hasPaid(user, subscription);
  return storePlan(deps, user, planOf(user, subscription, becomesFree), async (work) => {
    const now = deps.clock.now();
    if (event) await rememberEvent(work.db, event, now);
    if (isNew)
      await queueMail(work, deps, paymentConfirmedMail(deps.config, mailAccount(user, now), subscription));
  });
}

/** Whether the plan, or a better one, comes from this very subscription already. */
function hasPaid({ subscriptionTier, stripeSubscriptionId }: UserRecord, { id, tier }: ProviderSubscription) {
  const before = findPaidTier(subscriptionTier);
  return before !== null && covers(before, tier) && stripeSubscriptionId === id;
}

/** An event of a customer whose account is gone changes nothing. */
async function rememberAlone({ db, clock }: BillingDeps, { event }: Occasion): Promise<void> {
  if (event) await rememberEvent(db, event, clock.now());
}
