import { and, count, eq, gt, isNull, lte, min, or } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { emailProofs, passwordResets, type UserRecord, users } from '../../db/tables/users';
import { type Database, one } from '../../kernel/database';
import { text } from '../../kernel/text';

/** UNAUTHORIZED when the account was deleted meanwhile. */
export async function updateUser(
  db: Database,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRecord> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (!user) throw new AppError('UNAUTHORIZED', text('errors.unauthorized'));
  return user;
}

/** Whether the account still had the former password, which is another one now. */
export async function replacePassword(
  db: Database,
  id: number,
  formerHash: string,
  passwordHash: string,
  updatedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash, updatedAt })
    .where(and(eq(users.id, id), eq(users.passwordHash, formerHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function insertReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Forgets the links of an account, and those of all others that are over. */
export async function sweepResets(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .delete(passwordResets)
    .where(or(eq(passwordResets.userId, userId), lte(passwordResets.expiresAt, now)));
}

/** Whose link it is, as long as it works. */
export async function findReset(db: Database, tokenHash: string, now: Date): Promise<UserRecord | null> {
  const [reset] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsable(tokenHash, now));
  return reset?.user ?? null;
}

/** Whether it still worked; of two uses at once only one did. */
export async function useReset(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

/** Ends all links of an account. */
export async function endResets(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** A link that proves an address, with the account as it is now. */
export interface Proof {
  proof: typeof emailProofs.$inferSelect;
  user: UserRecord;
}

/** Locks the account for an update, so that of two uses at once the second one sees what the first has done. */
export async function findProof(db: Database, tokenHash: string, lock?: 'update'): Promise<Proof | null> {
  const found = db
    .select({ proof: emailProofs, user: users })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(eq(emailProofs.tokenHash, tokenHash))
    .$dynamic();
  const [row] = await (lock ? found.for(lock, { of: users }) : found);
  return row ?? null;
}

/** Ends all links that would prove an address of an account. */
export async function endProofs(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .update(emailProofs)
    .set({ usedAt: now })
    .where(and(eq(emailProofs.userId, userId), isNull(emailProofs.usedAt)));
}

function isUsable(tokenHash: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

/** The account and, by its foreign keys, all that is its; answers its customer id, null when it was gone already. */
export async function deleteUser(
  db: Database,
  userId: number,
): Promise<{ stripeCustomerId: string | null } | null> {
  const [deleted] = await db
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ stripeCustomerId: users.stripeCustomerId });
  return deleted ?? null;
}

/** Locks an account until the transaction ends: 'no key update' lets others still refer to it. */
export async function lockUser(
  tx: Database,
  id: number,
  strength: 'update' | 'no key update',
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength);
}

export async function countUsers(db: Database): Promise<number> {
  return one(await db.select({ all: count() }).from(users)).all;
}

/** Returns when the first account was opened; null while there is none. */
export async function findFirstRegistration(db: Database): Promise<Date | null> {
  return one(await db.select({ createdAt: min(users.createdAt) }).from(users)).createdAt;
}
