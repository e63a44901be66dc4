import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@/core/dates';
import type { Database, Transaction } from '../../kernel/database';
import { createNotFoundError } from '../../kernel/not-found';
import { inPlainTransaction } from '../../kernel/unit-of-work';
import type { Clock } from '../clock';
import { hasEnded } from './payments';
import {
  cancelOldUpgrades,
  cancelOpenIntents,
  insertIntent,
  listSubscriptionsOf,
  lockCustomer,
  updateSubscription,
} from './sandbox-queries';
import { findNextStep, type SandboxSubscription, UPGRADE_HOURS } from './sandbox-renewal';

/**
 * Runs `act` on a customer's books as they are at this moment: renewals and failures that are due come first. Throws
 * NOT_FOUND for a customer that does not exist.
 */
export async function withBooks<Answer>(
  { db, clock }: { db: Database; clock: Clock },
  customerId: string,
  act: (tx: Transaction, now: Date) => Promise<Answer>,
): Promise<Answer> {
  return inPlainTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) throw createNotFoundError();
    const now = clock.now();
    await cancelOldUpgrades(tx, customerId, new Date(now.getTime() - UPGRADE_HOURS * HOUR_MS));
    for (const subscription of await listSubscriptionsOf(tx, customerId)) {
      await catchUp(tx, subscription, now);
    }
    return act(tx, now);
  });
}

async function catchUp(tx: Transaction, subscription: SandboxSubscription, now: Date): Promise<void> {
  const step = findNextStep(subscription, now);
  if (!step) return;
  const changed = await changeSubscription(tx, subscription.id, step.changes);
  if (step.charge) {
    // The open payment was the difference for the period that is over.
    await cancelOpenIntents(tx, subscription.id);
    await chargeFor(tx, changed, step.charge.at, step.charge.isPaid);
  }
  await catchUp(tx, changed, now);
}

/** Changes a subscription; one that ends with it leaves nothing to pay. */
export async function changeSubscription(
  tx: Transaction,
  id: string,
  changes: Partial<SandboxSubscription>,
): Promise<SandboxSubscription> {
  const changed = await updateSubscription(tx, id, changes);
  if (hasEnded(changed)) await cancelOpenIntents(tx, id);
  return changed;
}

/** Asks for a month's price, or for the difference to a better plan; whoever has the secret can pay it. */
export async function chargeFor(
  tx: Transaction,
  { id, customerId, priceCents }: Pick<SandboxSubscription, 'id' | 'customerId' | 'priceCents'>,
  at: Date,
  isPaid: boolean,
  upgrade?: { amountCents: number; forTier: SandboxSubscription['tier'] },
): Promise<void> {
  const intentId = `pi_sandbox_${randomBytes(12).toString('hex')}`;
  await insertIntent(tx, {
    id: intentId,
    customerId,
    subscriptionId: id,
    clientSecret: `${intentId}_secret_${randomBytes(12).toString('hex')}`,
    amountCents: upgrade?.amountCents ?? priceCents,
    forTier: upgrade?.forTier ?? null,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    createdAt: at,
    paidAt: isPaid ? at : null,
  });
}
