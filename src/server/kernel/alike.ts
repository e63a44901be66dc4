import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AlikeBy, AlikeCounts, AlikeInput } from '@/contracts/alike';
import type { AppError } from '@/core/app-error';
import { HOUR_MS } from '@/core/dates';
import { type Database, getOne, type Transaction } from './database';
import { inTransaction, type Work, type WorkDeps } from './unit-of-work';

/** One call changes this many records at most. */
const ALIKE_AT_ONCE = 1000;

/** Describes a list of which many records can be refused or deleted at once. */
export interface AlikeList {
  table: PgTable & { id: PgColumn; websiteId: PgColumn; createdAt: PgColumn };
  email: PgColumn;
  network?: PgColumn;
  /** Restricts the records that a call may change. */
  isMeant?: SQL;
  /** Locks what a change of the records has to wait for, before the records themselves are locked. */
  lockBefore?(tx: Transaction, websiteId: number): Promise<unknown>;
  /** Creates the failure of a call about a record that the website does not have. */
  notFound(): AppError;
}

/** Counts the records of a list that are like one of them. */
export async function countAlike(
  { db, clock }: { db: Database; clock: { now(): Date } },
  list: AlikeList,
  websiteId: number,
  id: number,
): Promise<AlikeCounts> {
  const until = clock.now();
  const sender = await getSender(db, list, websiteId, id);
  const count = (by: AlikeBy) =>
    sql`count(*) FILTER (WHERE ${isLike(list, sender, by, until)})`.mapWith(Number);
  const rows = await db
    .select({ sender: count('sender'), network: count('network'), hour: count('hour') })
    .from(list.table)
    .where(isMeantAt(list, websiteId, until));
  return { ...getOne(rows), until: until.toISOString() };
}

/** Changes the records of a list that are like one by `change`, which gets their condition, in one transaction. */
export function changeAlike(
  deps: WorkDeps,
  list: AlikeList,
  websiteId: number,
  id: number,
  input: AlikeInput,
  change: (work: Work, areAlike: SQL) => Promise<void>,
): Promise<{ count: number }> {
  return inTransaction(deps, async (work) => {
    await list.lockBefore?.(work.db, websiteId);
    const ids = await lockAlike(work.db, list, websiteId, id, input);
    if (ids.length > 0) await change(work, inArray(list.table.id, ids));
    return { count: ids.length };
  });
}

/** Locks these records until the transaction ends and returns their ids. */
async function lockAlike(
  tx: Transaction,
  list: AlikeList,
  websiteId: number,
  id: number,
  { by, until: untilText }: AlikeInput,
): Promise<number[]> {
  const sender = await getSender(tx, list, websiteId, id);
  const until = new Date(untilText);
  const rows = await tx
    .select({ id: sql`${list.table.id}`.mapWith(Number) })
    .from(list.table)
    .where(and(isMeantAt(list, websiteId, until), isLike(list, sender, by, until)))
    .orderBy(asc(list.table.id))
    .limit(ALIKE_AT_ONCE)
    .for('update');
  return rows.map((row) => row.id);
}

interface SenderOf {
  email: string;
  network: string | null;
}

async function getSender(
  db: Database,
  { table, email, network, notFound }: AlikeList,
  websiteId: number,
  id: number,
): Promise<SenderOf> {
  const [sender] = await db
    .select({
      email: sql<string>`lower(${email})`,
      network: sql<string | null>`${network ?? sql`NULL`}`,
    })
    .from(table)
    .where(and(eq(table.websiteId, websiteId), eq(table.id, id)));
  if (!sender) throw notFound();
  return sender;
}

const isMeantAt = ({ table, isMeant }: AlikeList, websiteId: number, until: Date) =>
  and(eq(table.websiteId, websiteId), lte(table.createdAt, until), isMeant);

function isLike({ table, email, network }: AlikeList, sender: SenderOf, by: AlikeBy, until: Date): SQL {
  if (by === 'hour') return gt(table.createdAt, new Date(until.getTime() - HOUR_MS));
  if (by === 'sender') return sql`lower(${email}) = ${sender.email}`;
  return network && sender.network !== null ? eq(network, sender.network) : sql`false`;
}
