import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/core/dates';
import { outbox } from '../../db/tables/outbox';
import type { UserRecord } from '../../db/tables/users';
import { type Database, isFoundBy, type Transaction } from '../../kernel/database';
import type { Work } from '../../kernel/unit-of-work';
import { inOneStatement } from '../../kernel/unit-of-work';

export type QueuedMail = typeof outbox.$inferSelect;

/** Takes the mails that are due longest and puts them off to `until`, so that no other worker takes them meanwhile. */
export async function claimMails(
  tx: Transaction,
  now: Date,
  until: Date,
  limit: number,
): Promise<QueuedMail[]> {
  const due = sql`
    SELECT id FROM outbox
    WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now.toISOString()}::timestamptz
    ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  const mails = await tx
    .update(outbox)
    .set({ dueAt: until, attempts: sql`${outbox.attempts} + 1` })
    .where(isFoundBy(outbox.id, due))
    .returning();
  return mails.sort((one, other) => one.id - other.id);
}

/** Notes that an attempt has failed, unless the mail was forgotten meanwhile: the failure may quote its receiver. */
export async function markMail(
  tx: Transaction,
  id: number,
  outcome: Partial<Pick<QueuedMail, 'failedAt' | 'dueAt' | 'lastError'>>,
): Promise<void> {
  await tx
    .update(outbox)
    .set(outcome)
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}

/** Marks a mail as sent, and deletes its text, which is no longer needed. */
export async function markSent(tx: Transaction, id: number, sentAt: Date): Promise<void> {
  const nothing = { text: '', html: '', attachments: [] };
  await tx
    .update(outbox)
    .set({ sentAt, lastError: null, ...nothing })
    .where(eq(outbox.id, id));
}

/** Counts the mails that are due and not sent; `oldestSeconds` is the age of the oldest, or 0 if there is none. */
export async function measureQueue(
  db: Database,
  now: Date,
): Promise<{ mails: number; oldestSeconds: number }> {
  const isDue = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.dueAt, now));
  const [row] = await db
    .select({
      mails: sql<number>`count(*)::int`,
      oldest: sql<number | null>`extract(epoch FROM min(${outbox.createdAt}))::float8`,
    })
    .from(outbox)
    .where(isDue);
  const oldest = row?.oldest ?? now.getTime() / 1000;
  return { mails: row?.mails ?? 0, oldestSeconds: Math.max(0, now.getTime() / 1000 - oldest) };
}

/** One step forgets at most this many mails of each kind. */
export const FORGET_AT_ONCE = 500;

/** Deletes some mails that were sent or given up before these moments; returns the larger of both numbers. */
export async function forgetMail(db: Database, sentBefore: Date, failedBefore: Date): Promise<number> {
  const sent = await inOneStatement(db, (tx) => forgetSome(tx, outbox.sentAt, sentBefore));
  const failed = await inOneStatement(db, (tx) => forgetSome(tx, outbox.failedAt, failedBefore));
  return Math.max(sent, failed);
}

/** Deletes some mails from before a moment, except for rows that another transaction has locked. */
async function forgetSome(tx: Transaction, moment: PgColumn, before: Date): Promise<number> {
  const some = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(lt(moment, before))
    .orderBy(moment)
    .limit(FORGET_AT_ONCE)
    .for('update', { skipLocked: true });
  const forgotten = await tx.delete(outbox).where(isFoundBy(outbox.id, some)).returning({ id: outbox.id });
  return forgotten.length;
}

/** Returns those of some keys whose mails the outbox still has and has not emptied. */
export async function listKeptMail(db: Database, keys: string[]): Promise<Set<string>> {
  const key: SQL<string> = sql`regexp_replace(${outbox.messageId}, '[^[:alnum:]_@.-]', '', 'g')`;
  const rows = await db
    .select({ key })
    .from(outbox)
    .where(and(inArray(key, keys), ne(outbox.recipient, '')));
  return new Set(rows.map((row) => row.key));
}

/**
 * Deletes mail to an owner and mail that was sent in their name; mail that still waits for their visitors stays. Of the
 * last day's mails the hashes of their mailboxes stay, so that nobody can send more by opening one account after the
 * other. What other accounts and their websites write to the owner's address stays: they may be a customer there.
 */
export async function forgetMailOf(
  work: Work,
  { id, email, emailProvenAt }: Pick<UserRecord, 'id' | 'email' | 'emailProvenAt'>,
  now: Date,
): Promise<void> {
  // An address that is not proven may be a visitor's.
  const isToVisitor = emailProvenAt === null ? undefined : sql`lower(${outbox.recipient}) <> ${email}`;
  const isAwaited = and(
    inArray(outbox.kind, ['receipt', 'decision']),
    isToVisitor,
    isNull(outbox.sentAt),
    isNull(outbox.failedAt),
  );
  await forget(work, and(eq(outbox.ownerId, id), not(isAwaited ?? sql`false`)), now);
}

const isWith = (websiteId: number, emails: readonly string[]) => {
  const isOneOf = (column: PgColumn) => inArray(sql`lower(${column})`, [...emails]);
  // The kind decides: an owner who tries out their own page is also a customer, but sends and receives all other mail
  // as the owner.
  const isToThem = and(inArray(outbox.kind, ['receipt', 'decision', 'reply']), isOneOf(outbox.recipient));
  const isOfThem = and(eq(outbox.kind, 'news'), isOneOf(outbox.replyTo));
  return and(eq(outbox.websiteId, websiteId), or(isToThem, isOfThem));
};

/**
 * Deletes what a website wrote to a customer and what it told its owner about them; mail that has not left will never
 * be sent. `emails` are in small letters.
 */
export async function forgetMailWith(
  work: Work,
  websiteId: number,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  if (emails.length > 0) await forget(work, isWith(websiteId, emails), now);
}

/** Returns true if a mail about the owner's action waits for a customer because it can still be taken back. */
export async function hasRevocableMail(
  db: Database,
  websiteId: number,
  emails: readonly string[],
  now: Date,
): Promise<boolean> {
  if (emails.length === 0) return false;
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt), eq(outbox.attempts, 0));
  const isRecent = and(isNotNull(outbox.about), gt(outbox.dueAt, now));
  return (await db.$count(outbox, and(isWith(websiteId, emails), isWaiting, isRecent))) > 0;
}

async function forget(work: Work, isForgotten: SQL | undefined, now: Date): Promise<void> {
  const { db } = work;
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
  work.mailDeleted();
}
