import { sql } from 'drizzle-orm';
import { findLastMigration } from '../db/migrate';
import { uploads } from '../db/tables/media';
import {
  allowTime,
  type Database,
  type DatabaseHandle,
  getOne,
  listRows,
  type Transaction,
} from '../kernel/database';
import type { Manifest, Sequence } from './archive';
import { TableReader, type TakeRows } from './read-tables';
import { getQualifiedName, join } from './table-range';
import { listTables, type Table } from './tables';

/** Everybody waits for the last look, so it may read at most this much again. */
const LITTLE_CHARACTERS = 1024 * 1024;
/** After this many looks comes the last one, even if it has to read more because much is written all the time. */
const MAX_LOOKS = 5;

interface SnapshotUse {
  takeRows: TakeRows;
  /** Is called at the moment that the snapshot shows: the files that it gets must stay readable. */
  pinFiles: (fileNames: string[]) => Promise<void>;
}

/** A snapshot shows this beside the rows. */
export interface Snapshot extends Pick<Manifest, 'tables' | 'sequences'> {
  /** The last migration has this number in the journal. */
  schemaWhen: number;
  /** Lists every upload. */
  fileNames: string[];
}

/** Reads all rows as they are at one moment, while the server goes on writing. */
export async function snapshotRows({ db, kind }: DatabaseHandle, use: SnapshotUse): Promise<Snapshot> {
  const tables = await listTables(db);
  if (tables.length === 0) throw new Error('The database has no tables, so there is nothing to back up.');
  return kind === 'postgres' ? readInTransaction(db, tables, use) : readInLooks(db, tables, use);
}

function readInTransaction(db: Transaction, tables: Table[], use: SnapshotUse): Promise<Snapshot> {
  return readOneMoment(db, tables, async (tx) => {
    const fileNames = await listFileNames(tx);
    await use.pinFiles(fileNames);
    const readers = tables.map((table) => new TableReader(table));
    for (const reader of readers) await reader.catchUp(tx, use.takeRows);
    return describe(tx, tables, readers, fileNames);
  });
}

/** Reads tables in one transaction, which shows the same moment for as long as it lasts and can change nothing. */
export function readOneMoment<Result>(
  db: Transaction,
  tables: Table[],
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      // This lock waits for a snapshot that runs already. Nothing may be read before it: that would show an earlier
      // moment.
      await allowTime(tx);
      await tx.execute(sql`SET LOCAL lock_timeout = 15000`);
      // A migration that comes meanwhile waits, because tables that it rewrites would look empty.
      await tx.execute(sql`LOCK TABLE ${join(tables.map(getQualifiedName))} IN ACCESS SHARE MODE`);
      await prepareForRows(tx);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Lets a transaction take as long as it needs, and write values in the same text form on every server. */
export async function prepareForRows(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    SELECT set_config(name, value, true) FROM (VALUES
      ('TimeZone', 'UTC'), ('DateStyle', 'ISO'), ('IntervalStyle', 'postgres'),
      ('extra_float_digits', '1'), ('bytea_output', 'hex'),
      ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')
    ) AS settings (name, value)`);
}

/**
 * PGlite has one connection, and a transaction on it makes everybody wait. So the tables are read piece by piece
 * between what others do, then the pieces that were changed meanwhile, and only the last such look is a transaction:
 * it shows all tables at one moment.
 */
async function readInLooks(db: Transaction, tables: Table[], use: SnapshotUse): Promise<Snapshot> {
  const readers = tables.map((table) => new TableReader(table));
  const look = async (within: Database, take: TakeRows) => {
    let characters = 0;
    for (const reader of readers) characters += await reader.catchUp(within, take);
    return characters;
  };
  let lookedAt = '';
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    lookedAt = await getNextTransaction(db);
    if ((await look(db, use.takeRows)) <= LITTLE_CHARACTERS) break;
  }
  const last: Parameters<TakeRows>[] = [];
  const snapshot = await db.transaction(async (tx) => {
    // The rows are kept in memory first, so that nobody waits for the receiver of the archive.
    const keep: TakeRows = async (...rows) => void last.push(rows);
    if ((await getNextTransaction(tx)) !== lookedAt) await look(tx, keep);
    const fileNames = await listFileNames(tx);
    await use.pinFiles(fileNames);
    return describe(tx, tables, readers, fileNames);
  });
  for (const rows of last) await use.takeRows(...rows);
  return snapshot;
}

/** Returns the number that the next writing transaction gets; as long as it stays the same, nobody has written. */
async function getNextTransaction(db: Database): Promise<string> {
  const rows = await listRows<{ next: string }>(
    db,
    sql`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next`,
  );
  return getOne(rows).next;
}

async function listFileNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: uploads.fileName }).from(uploads);
  return rows.map(({ name }) => name);
}

async function describe(
  db: Database,
  tables: Table[],
  readers: TableReader[],
  fileNames: string[],
): Promise<Snapshot> {
  return {
    tables: readers.map(({ contents }) => contents),
    sequences: await readSequences(db, tables),
    schemaWhen: (await findLastMigration(db)) ?? 0,
    fileNames,
  };
}

/** Reads the last number of each identity column. This comes after the rows, so that no number is behind them. */
export async function readSequences(db: Database, tables: Table[]): Promise<Sequence[]> {
  const sequences: Sequence[] = [];
  for (const { name: table, columns } of tables) {
    for (const { name: column, hasSequence } of columns) {
      if (!hasSequence) continue;
      const [found] = await listRows<{ name: string }>(
        db,
        sql`SELECT pg_get_serial_sequence(quote_ident(${table}), ${column}) AS name`,
      );
      const state = getOne(
        await listRows<{ lastValue: string; isCalled: boolean }>(
          db,
          sql`SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${sql.raw(found?.name ?? '')}`,
        ),
      );
      sequences.push({ table, column, ...state });
    }
  }
  return sequences;
}
