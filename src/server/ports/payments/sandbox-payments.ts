import { createHash } from 'node:crypto';
import type { Invoice } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { covers, getPriceCents, type PaidTier, paidTiers } from '@/core/plans';
import type { Database, Transaction } from '../../kernel/database';
import { createNotFoundError } from '../../kernel/not-found';
import { inOneStatement } from '../../kernel/unit-of-work';
import type { Clock } from '../clock';
import { hasEnded, type Payments, type ProviderSubscription } from './payments';
import { changeSubscription, chargeFor, withBooks } from './sandbox-books';
import { failsLater } from './sandbox-cards';
import {
  findIntent,
  findSubscription,
  insertCustomer,
  insertSubscription,
  isOpen,
  listIntentsOf,
  listSubscriptionsOf,
  type SandboxIntent,
} from './sandbox-queries';
import { addMonths, planChange, type SandboxSubscription } from './sandbox-renewal';
import { createSandboxTill } from './sandbox-till';

/** Creates payments that charge nobody, with the books of a provider in the product's own database. */
export function createSandboxPayments(db: Database, clock: Clock): Payments {
  const parts = { db, clock };
  const change = async (
    id: string,
    changes: (found: SandboxSubscription) => Partial<SandboxSubscription>,
  ) => {
    const found = await findSubscription(db, id);
    if (!found) throw createNotFoundError();
    await withBooks(parts, found.customerId, async (tx) => {
      const current = await findSubscription(tx, id);
      if (current && !hasEnded(current)) await changeSubscription(tx, id, changes(current));
    });
  };
  return {
    sandbox: createSandboxTill(parts),
    setup: () => ({ provider: 'sandbox' }),
    plans: paidTiers,

    async createCustomer({ reference, email }) {
      const id = `cus_sandbox_${digest(reference)}`;
      await inOneStatement(db, (tx) => insertCustomer(tx, { id, reference, email, createdAt: clock.now() }));
      return id;
    },

    createSubscription: (customerId, tier, idempotencyKey) =>
      withBooks(parts, customerId, async (tx, now) => {
        const priceCents = getPriceCents(tier);
        const subscription = { id: `sub_sandbox_${digest(idempotencyKey)}`, customerId, tier, priceCents };
        const isNew = await insertSubscription(tx, { ...subscription, status: 'incomplete', createdAt: now });
        if (isNew) await chargeFor(tx, subscription, now, false);
        const created = await presentOne(tx, customerId, subscription.id);
        // Stripe refuses a key that was used for another request, and so does the sandbox.
        if (created.tier !== tier) throw new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
        return created;
      }),

    async changeTier(id, tier) {
      const found = await findSubscription(db, id);
      if (!found) throw createNotFoundError();
      return withBooks(parts, found.customerId, async (tx, now) => {
        const current = await findSubscription(tx, id);
        if (current) await changePlan(tx, current, tier, now);
        return presentOne(tx, found.customerId, id);
      });
    },

    listSubscriptions: (customerId) => withBooks(parts, customerId, (tx) => present(tx, customerId)),

    async getPayment(id) {
      const intent = await findIntent(db, { id });
      if (!intent) throw createNotFoundError();
      return { id, customerId: intent.customerId, hasSucceeded: intent.status === 'succeeded' };
    },

    setCancelAtPeriodEnd: (id, isCancelled) => change(id, () => ({ cancelAtPeriodEnd: isCancelled })),
    cancelNow: (id) => change(id, () => ({ status: 'canceled' })),

    listInvoices: (customerId) =>
      withBooks(parts, customerId, async (tx) => (await listIntentsOf(tx, customerId)).map(presentInvoice)),

    readEvent() {
      throw createNotFoundError();
    },
  };
}

async function presentOne(tx: Transaction, customerId: string, id: string): Promise<ProviderSubscription> {
  const found = (await present(tx, customerId)).find((subscription) => subscription.id === id);
  if (!found) throw createNotFoundError();
  return found;
}

async function present(tx: Transaction, customerId: string): Promise<ProviderSubscription[]> {
  const intents = await listIntentsOf(tx, customerId);
  return (await listSubscriptionsOf(tx, customerId)).map((subscription) => {
    const { id, status, tier, nextTier, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
    const open = intents.find((intent) => intent.subscriptionId === id && isOpen(intent));
    return {
      id,
      customerId,
      status,
      tier,
      nextTier,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      due: open ? { clientSecret: open.clientSecret, amountCents: open.amountCents } : null,
    };
  });
}

function presentInvoice({ id, amountCents, status, createdAt }: SandboxIntent): Invoice {
  return {
    id,
    amountCents,
    status: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'void' : 'open',
    createdAt: createdAt.toISOString(),
    url: null,
  };
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 24);
}

/** Lets a better plan begin as soon as the difference is paid, and a smaller one follow with the next period. */
async function changePlan(
  tx: Transaction,
  current: SandboxSubscription,
  tier: PaidTier,
  now: Date,
): Promise<void> {
  if (hasEnded(current)) return;
  if (covers(current.tier, tier)) {
    await changeSubscription(tx, current.id, { nextTier: tier === current.tier ? null : tier });
    return;
  }
  const isAsked = (await listIntentsOf(tx, current.customerId)).some(isOpen);
  if (current.status !== 'active' || isAsked) return;
  const amountCents = computeDifferenceCents(current, tier, now);
  const isPaid = amountCents === 0 || !failsLater(current.card);
  if (amountCents > 0) await chargeFor(tx, current, now, isPaid, { amountCents, forTier: tier });
  if (isPaid) await changeSubscription(tx, current.id, planChange(tier));
}

/** Returns how much more a better plan costs until the period ends. */
function computeDifferenceCents(
  { priceCents, currentPeriodEnd: end }: SandboxSubscription,
  tier: PaidTier,
  now: Date,
): number {
  if (!end) return 0;
  const periodMs = end.getTime() - addMonths(end, -1).getTime();
  const left = Math.min(1, (end.getTime() - now.getTime()) / periodMs);
  return Math.max(0, Math.round((getPriceCents(tier) - priceCents) * left));
}
