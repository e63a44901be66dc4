import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertLines, setSequence, setTriggers } from '../backup/load-rows';
import { TableReader } from '../backup/read-tables';
import { prepareForRows, readSequences } from '../backup/snapshot-rows';
import { getQualifiedName, join } from '../backup/table-range';
import { listTables, type Table } from '../backup/tables';
import { type Database, getOne, listRows, type Transaction } from '../kernel/database';

const DIGEST_BITS = 256;

/** Hears how far a move is, and may end it between two pieces. */
export interface MoveWatch {
  signal: AbortSignal;
  /** Is called with the rows that are copied, or read back and compared, so far, and with the number of all. */
  onRows(step: 'copied' | 'compared', rows: number, all: number, table: string): void;
}

/**
 * Copies all rows from one transaction into another and reads them back there. The target has the same tables,
 * without anybody's data. Throws when a table does not hold exactly what was read. Returns the number of rows.
 */
export async function copyRows(
  from: Database,
  to: Transaction,
  tables: Table[],
  watch: MoveWatch,
): Promise<number> {
  await prepareForRows(to);
  await to.execute(sql`SET LOCAL lock_timeout = 15000`);
  const targets = await matchTables(tables, to);
  const counts = await countRows(from, tables);
  const all = Array.from(counts.values()).reduce((sum, rows) => sum + rows, 0);
  await to.execute(sql`TRUNCATE ${join(tables.map(getQualifiedName))}`);
  // The notes that triggers make of a change are among the rows already.
  await setTriggers(to, tables, 'DISABLE');
  const digests = new Map<string, RowsDigest>();
  let copied = 0;
  for (const [table, target] of targets) {
    const digest = await copyTable(from, to, [table, target], (rows) => {
      copied += rows;
      watch.signal.throwIfAborted();
      watch.onRows('copied', copied, all, table.name);
    });
    digests.set(table.name, digest);
  }
  await setTriggers(to, tables, 'ENABLE');
  for (const sequence of await readSequences(from, tables)) await setSequence(to, sequence);
  let compared = 0;
  for (const [table, target] of targets) {
    const found = await digestTable(to, target, (rows) => {
      compared += rows;
      watch.signal.throwIfAborted();
      watch.onRows('compared', compared, all, table.name);
    });
    const read = digests.get(table.name);
    if (read?.rows !== counts.get(table.name) || !read || !found.isEqual(read))
      throw new Error(
        `The rows of ${table.name} are not the same on both sides (${counts.get(table.name)} here, ${found.rows} there).`,
      );
  }
  return all;
}

/** Pairs each table with the target's own; throws when their columns differ. */
async function matchTables(tables: Table[], to: Database): Promise<[Table, Table][]> {
  const found = new Map((await listTables(to)).map((table) => [table.name, table]));
  const listColumns = (table: Table | undefined) =>
    table?.columns.map(({ name, type }) => `${name} ${type}`).join();
  return tables.map((table) => {
    const target = found.get(table.name);
    if (!target || listColumns(target) !== listColumns(table))
      throw new Error(`The table ${table.name} has other columns in the target than here.`);
    return [table, target];
  });
}

async function countRows(db: Database, tables: Table[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const counted = await listRows<{ rows: number }>(
      db,
      sql`SELECT count(*)::float8 AS rows FROM ${getQualifiedName(table)}`,
    );
    counts.set(table.name, getOne(counted).rows);
  }
  return counts;
}

/** Reads the next piece while the last one is written. */
async function copyTable(
  from: Database,
  to: Transaction,
  [table, target]: [Table, Table],
  onRows: (rows: number) => void,
): Promise<RowsDigest> {
  const digest = new RowsDigest();
  const columns = table.columns.map(({ name }) => name);
  let writing: Promise<void> = Promise.resolve();
  try {
    await new TableReader(table).catchUp(from, async (_table, _part, lines) => {
      await writing;
      onRows(digest.add(lines));
      writing = insertLines(to, target, columns, lines);
      // Its failure is thrown by whoever waits for it next.
      writing.catch(() => undefined);
    });
  } finally {
    await writing;
  }
  return digest;
}

async function digestTable(db: Database, table: Table, onRows: (rows: number) => void): Promise<RowsDigest> {
  const digest = new RowsDigest();
  await new TableReader(table).catchUp(db, async (_table, _part, lines) => onRows(digest.add(lines)));
  return digest;
}

/** Counts rows and adds up their hashes: the same rows in any order have the same digest. */
class RowsDigest {
  private sum = 0n;
  rows = 0;

  /** Adds rows, each on a line of its own. */
  add(lines: string): number {
    const all = lines.split('\n');
    for (const line of all) {
      this.sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    }
    this.sum = BigInt.asUintN(DIGEST_BITS, this.sum);
    this.rows += all.length;
    return all.length;
  }

  isEqual(other: RowsDigest): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}
