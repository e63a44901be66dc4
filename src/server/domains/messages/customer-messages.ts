import { and, desc, eq, lt } from 'drizzle-orm';
import { contactSubmissions, spamMessages } from '../../db/tables/messages';
import { type Database, isFoundBy } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';
import { listShownColumns } from '../../kernel/text-search';
import type { Work } from '../../kernel/unit-of-work';
import type { SubmissionRecord } from './queries';

/** Lists the messages of a customer, newest first. */
export function listMessagesOf(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  limit?: number,
): Promise<SubmissionRecord[]> {
  const select = db
    .select(listShownColumns(contactSubmissions))
    .from(contactSubmissions)
    .where(isOfCustomer(contactSubmissions, websiteId, keys))
    .orderBy(desc(contactSubmissions.createdAt), desc(contactSubmissions.id));
  return limit === undefined ? select : select.limit(limit);
}

export function countMessagesOf(db: Database, websiteId: number, keys: readonly string[]): Promise<number> {
  return db.$count(contactSubmissions, isOfCustomer(contactSubmissions, websiteId, keys));
}

export async function eraseMessagesOf(work: Work, websiteId: number, keys: readonly string[]): Promise<void> {
  await work.db.delete(contactSubmissions).where(isOfCustomer(contactSubmissions, websiteId, keys));
  await work.db.delete(spamMessages).where(isOfCustomer(spamMessages, websiteId, keys));
}

/** Deletes some messages that came before a moment, and returns how many. */
export async function eraseOldMessages(
  work: Work,
  websiteId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const some = work.db
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(and(eq(contactSubmissions.websiteId, websiteId), lt(contactSubmissions.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await work.db
    .delete(contactSubmissions)
    .where(isFoundBy(contactSubmissions.id, some))
    .returning({ id: contactSubmissions.id });
  return erased.length;
}
