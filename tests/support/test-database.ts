import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { askInOneCall } from '@/server/db/ask-in-one-call';
import { createLocalChannels } from '@/server/db/local-channels';
import { openPostgres } from '@/server/db/open-postgres';
import type { DatabaseHandle } from '@/server/kernel/database';
import { createDatabase } from './postgres-database';

/**
 * Prints the messages of the watch of a database: it connects anew on a machine that stands still for three seconds. It
 * must not throw, since the watch would take that for a failure of the database from then on.
 */
const printError = (message: string) => console.error(message);

declare global {
  /** It outlives the modules of a test file: loading a PGlite takes a second, emptying one takes no time. */
  var testPglite: Promise<DatabaseHandle> | undefined;
  /**
   * It outlives them too: making one takes a third of a second, and 128 files would make one each. The run drops them
   * all.
   */
  var testPostgres: Promise<{ url: string }> | undefined;
}

/** Opens a migrated database of the kind on which the running project tests. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (!process.env.TEST_DATABASE) throw new Error('A test that opens a database is named *.db.test.ts.');
  if (process.env.TEST_DATABASE === 'pglite') {
    globalThis.testPglite ??= loadPglite();
    return globalThis.testPglite;
  }
  globalThis.testPostgres ??= createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const { url } = await globalThis.testPostgres;
  // It has its tables already. Each file has its own connections, so that none is left waiting for the next file.
  return openPostgres({ url }, printError, undefined, null);
}

/** Loads a PGlite in memory, which ends with its process. */
async function loadPglite(): Promise<DatabaseHandle> {
  const loadDataDir = new Blob([await readFile(inject('databaseImage'))]);
  const client = askInOneCall(await PGlite.create({ extensions: { btree_gist }, loadDataDir }));
  return {
    db: drizzle(client),
    kind: 'pglite',
    appliedMigrations: [],
    countOtherServers: async () => 0,
    erase: async () => undefined,
    ...createLocalChannels(),
    close: async () => undefined,
  };
}

/** Only these tables are emptied: the records of an owner go with the owner. */
const EMPTIED = [
  'users',
  'diary_changes',
  'reserved_slugs',
  'visitor_salts',
  'outbox',
  'payment_events',
  'sandbox_customers',
  'jobs',
];

/** Empties every table between two tests, without a limit of time, since a busy machine may take long. */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    for (const table of EMPTIED) await tx.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  });
}
