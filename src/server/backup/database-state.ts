import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import { RUNNING_LOCK } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { installation } from '../db/tables/installation';
import { jobs } from '../db/tables/jobs';
import { getDatabaseFolder } from '../kernel/data-dir';
import { type Database, type DatabaseHandle, listRows } from '../kernel/database';
import type { Config } from '../settings/config';
import { getQualifiedName } from './table-range';
import { listTables } from './tables';

/** PostgreSQL may notice a moment later that a server has ended. */
const UNUSED_ATTEMPTS = 10;
const UNUSED_PAUSE_MS = 200;

type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Opens an existing database as it is: not even the schema of an older version is changed. */
export async function openStored(
  location: DatabaseLocation,
  log: (message: string) => void,
): Promise<DatabaseHandle> {
  await assertStored(location);
  return openDatabase(location, log, null);
}

/** Throws where PGlite would make a new database. */
export async function assertStored({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl || (await hasDatabaseFolder(dataDir))) return;
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has them.`);
}

export function hasDatabaseFolder(dataDir: string): Promise<boolean> {
  return stat(getDatabaseFolder(dataDir)).then(
    () => true,
    () => false,
  );
}

const FILLED_BY_START = new Set<string>([getTableName(installation), getTableName(jobs)]);

/** Lists the tables with rows, but for those that a first start fills. */
export async function listFilledTables(db: Database): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await listTables(db)) {
    if (FILLED_BY_START.has(table.name)) continue;
    const rows = await listRows(db, sql`SELECT 1 FROM ${getQualifiedName(table)} LIMIT 1`);
    if (rows.length > 0) filled.push(table.name);
  }
  return filled;
}

/**
 * Takes the lock that all servers on a PostgreSQL database share, until the transaction ends; returns false when one of
 * them runs. (PGlite is locked by its folder.)
 */
export async function takeRunningLock(db: Database): Promise<boolean> {
  for (let attempt = 0; attempt < UNUSED_ATTEMPTS; attempt += 1) {
    const [lock] = await listRows<{ isFree: boolean }>(
      db,
      sql`SELECT pg_try_advisory_xact_lock(${RUNNING_LOCK}) AS "isFree"`,
    );
    if (lock?.isFree) return true;
    await pause(UNUSED_PAUSE_MS);
  }
  return false;
}
