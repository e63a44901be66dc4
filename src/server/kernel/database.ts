import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/**
 * May write: a transaction, or the whole database for code that opens, saves and moves it. A rule gets it from
 * `inTransaction` or `inOneStatement` only.
 */
export type Transaction = PgDatabase<PgQueryResultHKT>;

/** Stands for the database or a transaction in it; every query that only reads takes it as its first argument. */
export type Database = Pick<
  Transaction,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'
>;

/** Holds an open database and what the process must know of it. */
export interface DatabaseHandle {
  db: Transaction;
  kind: 'pglite' | 'postgres';
  /** Lists the migrations that were applied when the database was opened. */
  appliedMigrations: string[];
  /** Hears what any server process announces. */
  listen: Listen;
  /** Tells those who listen on a channel something, in every server process. */
  announce(channel: string, payload: string): Promise<void>;
  /**
   * Lets other servers see from now on that one runs here, and counts the others; null where nobody can tell, as
   * through a pooler. PGlite serves only one.
   */
  countOtherServers(): Promise<number | null>;
  /** Counts the connections to a server; PGlite has none. */
  countConnections?(): { total: number; idle: number; waiting: number };
  /** Removes from the files, within a minute, what was deleted. */
  erase(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls back with each payload that is announced on the channel, in any server process; `onGap` after a time in which
 * some may have been missed.
 */
type Listen = (channel: string, onPayload: (payload: string) => void, onGap?: () => void) => Promise<void>;

/** Creates a clock that tells the database's time, which all processes share. */
export const createDatabaseClock = (db: Database) => ({
  async now(): Promise<Date> {
    const now = sql<number>`extract(epoch FROM clock_timestamp())::float8 * 1000`;
    const rows = await listRows<{ now: number }>(db, sql`SELECT ${now} AS now`);
    return new Date(getOne(rows).now);
  },
});

/** Returns the rows of a statement that is written by hand, which both drivers put under the same name. */
export async function listRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer = (await (db as Transaction).execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** Builds the lock of a name, which a transaction holds until it ends. */
export function buildLock(name: SQLWrapper | string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Makes transactions that lock the same name follow each other: the next one waits until this one ends. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT ${buildLock(name)}`);
}

/** Locks several names as `lockName` does, one after the other in the given order. */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT ${buildLock(sql`name`)} FROM ${buildTextList(names)} AS names (name)`);
}

/** Builds a list of texts as one parameter, so that the statement is the same however many there are. */
export function buildTextList(texts: readonly string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(texts)}::json)`;
}

/** Matches some ids, as one parameter. */
export function isAnyOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = ANY(ARRAY(SELECT id::bigint FROM ${buildTextList(ids.map(String))} AS ids (id)))`;
}

/**
 * Matches the rows that a query with a limit finds, which runs once. `IN (…)` may run it again for each row: it then skips
 * the rows that it has locked itself and finds others, so that more are taken than the limit says.
 */
export function isFoundBy(column: PgColumn | SQL, query: SQLWrapper): SQL {
  return sql`${column} = ANY(ARRAY(${query}))`;
}

/** Lets each statement of a transaction take fifteen seconds where it may delete or read much: others have four. */
export async function allowTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 15000`);
}

/** Counting more rows would take longer than anybody waits for a number that nobody reads closely. */
const MAX_COUNTED = 100_000;

/**
 * Returns how many rows a table has. Of more than `maxCounted` it returns the estimate that the database keeps for its
 * plans, which costs the same for a million rows as for none and is mostly right within some hundredths.
 */
export async function countRows(db: Database, table: PgTable, maxCounted = MAX_COUNTED): Promise<number> {
  const { estimate } = getOne(
    await db
      .select({ estimate: sql<number>`reltuples::float8` })
      .from(sql`pg_class`)
      .where(sql`oid = ${getTableName(table)}::regclass`),
  );
  return estimate > maxCounted ? estimate : db.$count(table);
}

/** Returns the one row of an INSERT … RETURNING or of a look-up that cannot be empty; throws when there is none. */
export function getOne<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('The database answered without the row that it must have.');
  return row;
}
