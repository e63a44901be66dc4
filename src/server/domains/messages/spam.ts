import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { buildCustomerKey } from '../../db/tables/columns';
import { contactSubmissions, spamMessages } from '../../db/tables/messages';
import type { Deps } from '../../http/deps';
import { buildTextList, type Database, isFoundBy, listRows } from '../../kernel/database';
import { buildPageOrder, PAGE_SIZE } from '../../kernel/page-cursor';
import { buildListFilter, type ListQuery, listShownColumns } from '../../kernel/text-search';
import { inTransaction, type Work, type WorkDeps } from '../../kernel/unit-of-work';
import { createMessageNotFoundError } from './change-messages';
import type { SubmissionRecord } from './queries';

/** A statement takes 65,535 values, and there may be much spam. */
const ROWS_AT_ONCE = 1000;

type SpamRecord = SubmissionRecord & { spamAt: Date };

/** Returns the columns that move with a row; the database computes the others. */
function getStoredColumns() {
  const { phoneKey, customerKey, ...columns } = getTableColumns(contactSubmissions);
  return columns;
}

/** Lists the spam of a website, newest first. */
export async function listSpam(
  db: Database,
  websiteId: number,
  { cursor, q }: ListQuery,
  limit = PAGE_SIZE + 1,
): Promise<SpamRecord[]> {
  return db
    .select(listShownColumns(spamMessages))
    .from(spamMessages)
    .where(await buildListFilter(db, spamMessages, websiteId, { cursor, q }, limit))
    .orderBy(...buildPageOrder(spamMessages))
    .limit(limit);
}

/** Calls a message spam. Later messages from its address arrive as spam, without notice to anybody. */
export async function markSpam(
  deps: WorkDeps & Pick<Deps, 'clock'>,
  websiteId: number,
  id: number,
): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (await moveToSpam(work, websiteId, id, deps.clock.now())) return;
    const isOne = and(eq(spamMessages.websiteId, websiteId), eq(spamMessages.id, id));
    if ((await work.db.$count(spamMessages, isOne)) === 0) throw createMessageNotFoundError();
  });
}

/** Moves a message to the spam; returns false if it is not in the list of messages. */
export async function moveToSpam(work: Work, websiteId: number, id: number, now: Date): Promise<boolean> {
  const [row] = await work.db
    .delete(contactSubmissions)
    .where(and(eq(contactSubmissions.websiteId, websiteId), eq(contactSubmissions.id, id)))
    .returning(getStoredColumns());
  if (!row) return false;
  await work.db.insert(spamMessages).values({ ...row, spamAt: now });
  work.notifyOwner(websiteId, 'message-changed');
  return true;
}

/** Brings back all spam from the addresses of some messages, and returns the ids. */
export async function releaseSpam(
  deps: WorkDeps,
  websiteId: number,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  return inTransaction(deps, async (work) => {
    const senders = work.db
      .select({ key: spamMessages.customerKey })
      .from(spamMessages)
      .where(and(eq(spamMessages.websiteId, websiteId), inArray(spamMessages.id, [...ids])));
    const rows = await work.db
      .delete(spamMessages)
      .where(and(eq(spamMessages.websiteId, websiteId), inArray(spamMessages.customerKey, senders)))
      .returning(getTableColumns(spamMessages));
    if (rows.length === 0) return { ids: [] };
    const kept = rows.map(({ phoneKey, customerKey, spamAt, ...row }) => row);
    for (let start = 0; start < kept.length; start += ROWS_AT_ONCE)
      await work.db
        .insert(contactSubmissions)
        .overridingSystemValue()
        .values(kept.slice(start, start + ROWS_AT_ONCE));
    work.notifyOwner(websiteId, 'message-changed');
    return { ids: kept.map(({ id }) => id) };
  });
}

/** Returns those of some addresses whose messages the owner has called spam. */
export async function listSpammers(
  db: Database,
  websiteId: number,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await listRows<{ email: string }>(
    db,
    sql`
    SELECT email FROM ${buildTextList(emails)} AS senders (email) WHERE EXISTS (
      SELECT 1 FROM ${spamMessages} AS spam
      WHERE spam.website_id = ${websiteId} AND spam.customer_key = ${sql.raw(buildCustomerKey('senders.email', 'NULL::text'))})`,
  );
  return new Set(rows.map(({ email }) => email));
}

/** Deletes some messages that were called spam before a moment, and returns how many. */
export async function eraseOldSpam({ db: tx }: Work, before: Date, limit: number): Promise<number> {
  const some = tx
    .select({ id: spamMessages.id })
    .from(spamMessages)
    .where(lt(spamMessages.spamAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await tx
    .delete(spamMessages)
    .where(isFoundBy(spamMessages.id, some))
    .returning({ id: spamMessages.id });
  return erased.length;
}
