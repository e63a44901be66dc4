import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AlikeBy, AlikeCounts, AlikeInput } from '@/contracts/alike';
import { type Database, one } from './database';

const HOUR_MS = 60 * 60_000;
/** One call changes this many records at most. */
const ALIKE_AT_ONCE = 1000;

/** A list of which many can be refused or deleted at once. */
export interface AlikeList {
  table: PgTable & { id: PgColumn; websiteId: PgColumn; createdAt: PgColumn };
  email: PgColumn;
  network?: PgColumn;
  /** Which records it may happen to. */
  isMeant?: SQL;
}

/** Counts the records of a list that are like one of them; null when the website has no such one. */
export async function countAlike(
  db: Database,
  list: AlikeList,
  websiteId: number,
  id: number,
  until: Date,
): Promise<AlikeCounts | null> {
  const sender = await findSender(db, list, websiteId, id);
  if (!sender) return null;
  const count = (by: AlikeBy) =>
    sql`count(*) FILTER (WHERE ${isLike(list, sender, by, until)})`.mapWith(Number);
  const rows = await db
    .select({ sender: count('sender'), network: count('network'), hour: count('hour') })
    .from(list.table)
    .where(isMeantAt(list, websiteId, until));
  return { ...one(rows), until: until.toISOString() };
}

/** Locks these records until the transaction ends and returns their ids; null when the website has no such one. */
export async function lockAlike(
  tx: Database,
  list: AlikeList,
  websiteId: number,
  id: number,
  { by, until: untilText }: AlikeInput,
): Promise<number[] | null> {
  const sender = await findSender(tx, list, websiteId, id);
  if (!sender) return null;
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

async function findSender(
  db: Database,
  { table, email, network }: AlikeList,
  websiteId: number,
  id: number,
): Promise<SenderOf | null> {
  const [sender] = await db
    .select({
      email: sql<string>`lower(${email})`,
      network: sql<string | null>`${network ?? sql`NULL`}`,
    })
    .from(table)
    .where(and(eq(table.websiteId, websiteId), eq(table.id, id)));
  return sender ?? null;
}

const isMeantAt = ({ table, isMeant }: AlikeList, websiteId: number, until: Date) =>
  and(eq(table.websiteId, websiteId), lte(table.createdAt, until), isMeant);

function isLike({ table, email, network }: AlikeList, sender: SenderOf, by: AlikeBy, until: Date): SQL {
  if (by === 'hour') return gt(table.createdAt, new Date(until.getTime() - HOUR_MS));
  if (by === 'sender') return sql`lower(${email}) = ${sender.email}`;
  return network && sender.network !== null ? eq(network, sender.network) : sql`false`;
}
