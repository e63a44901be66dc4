import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { type UserRecord, users } from '../../db/tables/users';
import { type Database, one } from '../../kernel/database';

/** The owner again, as stored now. */
export async function getUser(db: Database, id: number): Promise<UserRecord> {
  return one(await db.select().from(users).where(eq(users.id, id)));
}

export async function findUserByCustomer(db: Database, customerId: string): Promise<UserRecord | null> {
  const [user] = await db.select().from(users).where(eq(users.stripeCustomerId, customerId));
  return user ?? null;
}

/** Stores a customer's id unless another one has come meanwhile; returns the one that counts. */
export async function storeCustomer(
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
  return kept?.customerId ?? (await getUser(db, id)).stripeCustomerId ?? customerId;
}

/** Returns false, with nothing written, when the owner's plan has changed since `user` was read. */
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

/** Customers whose paid time is over, by what is stored. */
export async function listDueCustomers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(and(lte(users.subscriptionPeriodEnd, now), isNotNull(users.stripeCustomerId)));
  return rows.map(({ customerId }) => customerId ?? '');
}
