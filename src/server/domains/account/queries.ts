import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { AccountWebsite } from '@/contracts/account';
import { AppError } from '@/core/app-error';
import { DAY_MS } from '@/core/day-ms';
import type { Database } from '../../db/client';
import type { HeldAddress } from '../../db/held-slugs';
import { passwordResets, sandboxCustomers } from '../../db/tables/billing';
import { outbox } from '../../db/tables/outbox';
import { emailProofs, users } from '../../db/tables/users';
import { uploads, websites } from '../../db/tables/websites';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';

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

/** Lets nothing be added to an account until the transaction ends. Websites first, as whoever changes one does. */
export async function lockAccount(tx: Database, userId: number): Promise<void> {
  await tx
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.id))
    .for('update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The addresses of an owner's websites, the longest published first. */
export async function listAddresses(db: Database, userId: number): Promise<HeldAddress[]> {
  return db
    .select({ slug: websites.slug, publishedAt: websites.publishedAt })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.publishedAt), asc(websites.id));
}

export async function listUploads(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  return rows.map(({ fileName }) => fileName);
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

/**
 * Mail to an owner, and what was sent in their name. What still waits for their visitors is not lost. Of the last day's
 * mails the hashes of the mailboxes stay: whoever opens one account after the other writes to nobody oftener by it.
 */
export async function forgetMailOf(db: Database, { id, email }: UserRecord, now: Date): Promise<void> {
  const isTo = sql`lower(${outbox.recipient}) = ${email}`;
  const isOwners = and(eq(outbox.ownerId, id), notInArray(outbox.kind, ['receipt', 'decision']));
  const isDone = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt));
  const isInTheirName = or(eq(outbox.ownerId, id), sql`lower(${outbox.replyTo}) = ${email}`);
  const isForgotten = or(isTo, isOwners, and(isInTheirName, isDone));
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  await db.delete(outbox).where(and(isForgotten, lte(outbox.createdAt, aDayAgo)));
  const nothing = {
    recipient: '',
    replyTo: null,
    fromName: null,
    subject: '',
    text: '',
    html: '',
    attachments: [],
  };
  await db
    .update(outbox)
    .set({
      ...nothing,
      lastError: null,
      sentAt: sql`coalesce(${outbox.sentAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isForgotten);
}

/** The sandbox keeps its books in this database; a payment company keeps its own, as the law asks of it. */
export async function deleteSandboxCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
}

/** The websites of an owner, newest first, without what stands in them. */
export function listAccountWebsites(db: Database, userId: number): Promise<AccountWebsite[]> {
  const { id, title, slug, createdAt } = websites;
  return db
    .select({ id, title, slug })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}
