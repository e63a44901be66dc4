import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { contactSubmissions, type StoredReply, spamMessages } from '../../db/tables/messages';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import { insertRecords } from '../../kernel/json-rows';
import {
  buildPageOrder,
  countList,
  countWaiting,
  type ListCounts,
  PAGE_SIZE,
} from '../../kernel/page-cursor';
import {
  buildListFilter,
  fillSearch,
  type ListQuery,
  listShownColumns,
  type Shown,
  toSearchValues,
} from '../../kernel/text-search';

const columns = listShownColumns(contactSubmissions);

export type SubmissionRecord = Shown<typeof contactSubmissions.$inferSelect>;

/** Stores messages along with their search values, and returns them in their order. */
export function insertSubmissions(
  tx: Transaction,
  submissions: readonly (typeof contactSubmissions.$inferInsert)[],
): Promise<SubmissionRecord[]> {
  const rows = submissions.map((submission) => ({
    ...submission,
    ...toSearchValues(submission.websiteId, getSearchFields(submission)),
  }));
  return insertRecords(tx, contactSubmissions, rows);
}

export async function listSubmissions(
  db: Database,
  websiteId: number,
  { cursor, q, state }: ListQuery & { state?: 'read' | 'unread' | undefined },
  limit = PAGE_SIZE + 1,
): Promise<SubmissionRecord[]> {
  const filter = state && eq(contactSubmissions.isRead, state === 'read');
  return db
    .select(columns)
    .from(contactSubmissions)
    .where(await buildListFilter(db, contactSubmissions, websiteId, { cursor, q, filter }, limit))
    .orderBy(...buildPageOrder(contactSubmissions))
    .limit(limit);
}

/** Makes messages findable that were stored before there was a search. */
export async function fillMessageSearch(db: Database, signal?: AbortSignal): Promise<void> {
  for (const table of [contactSubmissions, spamMessages]) {
    const read = (isUnfilled: SQL, limit: number) =>
      db.select(listShownColumns(table)).from(table).where(isUnfilled).orderBy(asc(table.id)).limit(limit);
    await fillSearch(db, table, read, getSearchFields, signal);
  }
}

function getSearchFields({ name, email, phone = null, message }: typeof contactSubmissions.$inferInsert) {
  return { who: [name, email, phone], what: [message] };
}

const isTheOne = (websiteId: number, id: number) =>
  and(eq(contactSubmissions.websiteId, websiteId), eq(contactSubmissions.id, id));

export async function markSubmissionRead(
  tx: Transaction,
  websiteId: number,
  id: number,
): Promise<SubmissionRecord | null> {
  const rows = await tx
    .update(contactSubmissions)
    .set({ isRead: true })
    .where(isTheOne(websiteId, id))
    .returning(columns);
  return rows[0] ?? null;
}

/** Returns a message and locks it until the transaction ends. */
export async function lockSubmission(tx: Transaction, id: number): Promise<SubmissionRecord | null> {
  const isOne = eq(contactSubmissions.id, id);
  const rows = await tx.select(columns).from(contactSubmissions).where(isOne).for('update');
  return rows[0] ?? null;
}

/** Stores the replies to a message, and marks it as read unless a reply did not arrive. */
export async function writeReplies(
  tx: Transaction,
  { websiteId, id }: SubmissionRecord,
  replies: StoredReply[],
  isRead = true,
): Promise<SubmissionRecord> {
  const set = { replies, isRead };
  return getOne(
    await tx.update(contactSubmissions).set(set).where(isTheOne(websiteId, id)).returning(columns),
  );
}

/** Deletes a message, spam or not. Returns true if a row was deleted. */
export async function deleteSubmission(tx: Transaction, websiteId: number, id: number): Promise<boolean> {
  for (const table of [contactSubmissions, spamMessages]) {
    const isOne = and(eq(table.websiteId, websiteId), eq(table.id, id));
    const rows = await tx.delete(table).where(isOne).returning({ id: table.id });
    if (rows.length > 0) return true;
  }
  return false;
}

/** Counts the messages of a website, and how many of them are unread. */
export function countSubmissions(db: Database, websiteId: number): Promise<ListCounts> {
  return countList(db, contactSubmissions, websiteId, eq(contactSubmissions.isRead, false));
}

/** Counts for each of some websites the unread messages. */
export function countWaitingMessages(
  db: Database,
  websiteIds: readonly number[],
): Promise<Map<number, number>> {
  return countWaiting(db, contactSubmissions, websiteIds, eq(contactSubmissions.isRead, false));
}

/** Returns a message as its owner sees it. */
export function presentSubmission({
  requestId,
  requestDigest,
  spamAt,
  ...record
}: SubmissionRecord & { spamAt?: Date }): ContactSubmission {
  const replies = record.replies.map(({ text, createdAt, hasFailed = false }) => ({
    text,
    createdAt,
    hasFailed,
  }));
  return { ...record, replies, isSpam: spamAt !== undefined, createdAt: record.createdAt.toISOString() };
}
