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
 * Prints what the watch of a database says: on a machine that stands still for three seconds a connection is made anew. It
 * must not throw, since the watch would take that for a failure of the database from then on.
 */
const printError = (message: string) => console.error(message);

declare global {
  /** Outlives the modules of a test file: loading a PGlite takes a second, emptying one takes none. */
  var testPglite: Promise<DatabaseHandle> | undefined;
  /** Making one takes a third of a second, and 128 files would make one each; the run drops them all. */
  var testPostgres: Promise<{ url: string }> | undefined;
}

/** A migrated database of the kind that the running project tests on. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (!process.env.TEST_DATABASE) throw new Error('A test that opens a database is named *.db.test.ts.');
  if (process.env.TEST_DATABASE === 'pglite') {
    globalThis.testPglite ??= loadPglite();
    return globalThis.testPglite;
  }
  globalThis.testPostgres ??= createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const { url } = await globalThis.testPostgres;
  // Its tables are there already. Connections are each file's own, so that none is left waiting for the next one.
  return openPostgres({ url }, printError, undefined, null);
}

/** A PGlite in memory, which ends with its process. */
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

/** Holds what the tests before have left: what belongs to an owner goes with the owner. */
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

/** Empties every table between two tests, however much a busy machine has to delete and how long that takes. */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    for (const table of EMPTIED) await tx.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  });
}
