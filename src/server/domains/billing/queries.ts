import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { type Database, one } from '../../db/client';
import { paymentEvents } from '../../db/tables/billing';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';
import type { UserRecord } from '../../http/session-user';
import type { ProviderEvent } from '../../ports/payments/payments';

/** The owner again, as stored now. */
export async function findUser(db: Database, id: number): Promise<UserRecord> {
  return one(await db.select().from(users).where(eq(users.id, id)));
}

export async function findUserByCustomer(db: Database, customerId: string): Promise<UserRecord | null> {
  const [user] = await db.select().from(users).where(eq(users.stripeCustomerId, customerId));
  return user ?? null;
}

/** Keeps a customer's id unless another one has come meanwhile; answers the one that counts. */
export async function keepCustomer(
  db: Database,
  { id, stripeCustomerId }: UserRecord,
  customerId: string,
): Promise<string> {
  const isKnown =
    stripeCustomerId === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, stripeCustomerId);
  const [kept] = await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, id), isKnown))
    .returning({ customerId: users.stripeCustomerId });
  return kept?.customerId ?? (await findUser(db, id)).stripeCustomerId ?? customerId;
}

/** Whether it was written: not when the owner's plan has changed since `user` was read. */
export async function updatePlan(
  tx: Database,
  { id, subscriptionVersion }: UserRecord,
  plan: Partial<UserRecord>,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...plan, subscriptionVersion: subscriptionVersion + 1 })
    .where(and(eq(users.id, id), eq(users.subscriptionVersion, subscriptionVersion)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function hasEvent(db: Database, eventId: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0;
}

export async function rememberEvent(tx: Database, { id, type }: ProviderEvent, receivedAt: Date) {
  await tx.insert(paymentEvents).values({ eventId: id, type, receivedAt }).onConflictDoNothing();
}

export async function listSlugs(db: Database, userId: number): Promise<string[]> {
  const rows = await db.select({ slug: websites.slug }).from(websites).where(eq(websites.userId, userId));
  return rows.map(({ slug }) => slug);
}

/** Customers whose paid time is over, by what is stored. */
export async function listDueCustomers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(and(lte(users.subscriptionPeriodEnd, now), isNotNull(users.stripeCustomerId)));
  return rows.map(({ customerId }) => customerId ?? '');
}
