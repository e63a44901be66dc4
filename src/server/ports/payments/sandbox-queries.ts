import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { sandboxCustomers, sandboxPaymentIntents, sandboxSubscriptions } from '../../db/tables/billing';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import type { SandboxSubscription } from './sandbox-renewal';

export type SandboxIntent = typeof sandboxPaymentIntents.$inferSelect;

/** Leaves a customer with this id as it is. */
export async function insertCustomer(tx: Transaction, customer: typeof sandboxCustomers.$inferInsert) {
  await tx.insert(sandboxCustomers).values(customer).onConflictDoNothing();
}

/** Locks a customer until this transaction ends; returns false if there is none. */
export async function lockCustomer(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, id))
    .for('update');
  return rows.length > 0;
}

/** Returns true if the subscription is new. */
export async function insertSubscription(
  tx: Transaction,
  subscription: typeof sandboxSubscriptions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(sandboxSubscriptions)
    .values(subscription)
    .onConflictDoNothing()
    .returning({ id: sandboxSubscriptions.id });
  return rows.length > 0;
}

/** Lists the newest first. */
export function listSubscriptionsOf(db: Database, customerId: string): Promise<SandboxSubscription[]> {
  return db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt), desc(sandboxSubscriptions.id));
}

export async function findSubscription(db: Database, id: string): Promise<SandboxSubscription | null> {
  const [found] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
  return found ?? null;
}

export async function updateSubscription(
  tx: Transaction,
  id: string,
  changes: Partial<SandboxSubscription>,
): Promise<SandboxSubscription> {
  return getOne(
    await tx.update(sandboxSubscriptions).set(changes).where(eq(sandboxSubscriptions.id, id)).returning(),
  );
}

export async function insertIntent(tx: Transaction, intent: typeof sandboxPaymentIntents.$inferInsert) {
  await tx.insert(sandboxPaymentIntents).values(intent);
}

/** A payment in one of these states can still be paid. */
const OPEN_STATUSES: SandboxIntent['status'][] = ['requires_payment_method', 'requires_action'];

/** Returns true if it can still be paid. */
export function isOpen({ status }: SandboxIntent): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Lists the newest first. */
export function listIntentsOf(db: Database, customerId: string): Promise<SandboxIntent[]> {
  return db
    .select()
    .from(sandboxPaymentIntents)
    .where(eq(sandboxPaymentIntents.customerId, customerId))
    .orderBy(desc(sandboxPaymentIntents.createdAt), desc(sandboxPaymentIntents.id));
}

export async function findIntent(
  db: Database,
  key: { id: string } | { clientSecret: string },
): Promise<SandboxIntent | null> {
  const isIt =
    'id' in key
      ? eq(sandboxPaymentIntents.id, key.id)
      : eq(sandboxPaymentIntents.clientSecret, key.clientSecret);
  const [found] = await db.select().from(sandboxPaymentIntents).where(isIt);
  return found ?? null;
}

export async function updateIntent(
  tx: Transaction,
  id: string,
  changes: Partial<SandboxIntent>,
): Promise<void> {
  await tx.update(sandboxPaymentIntents).set(changes).where(eq(sandboxPaymentIntents.id, id));
}

/** Cancels payments for a better plan that nobody made in time: the plan is no longer to be had for that difference. */
export async function cancelOldUpgrades(tx: Transaction, customerId: string, before: Date): Promise<void> {
  const { forTier, createdAt, status } = sandboxPaymentIntents;
  await tx
    .update(sandboxPaymentIntents)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(sandboxPaymentIntents.customerId, customerId),
        isNotNull(forTier),
        lte(createdAt, before),
        inArray(status, OPEN_STATUSES),
      ),
    );
}

/** Cancels the open payments of a subscription that has ended, so that nobody is asked for them any more. */
export async function cancelOpenIntents(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx
    .update(sandboxPaymentIntents)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(sandboxPaymentIntents.subscriptionId, subscriptionId),
        inArray(sandboxPaymentIntents.status, OPEN_STATUSES),
      ),
    );
}

/** The sandbox keeps its books in this database; a payment company keeps its own, as the law asks of it. */
export async function deleteSandboxCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
}
