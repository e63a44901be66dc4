import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { openPostgres } from '@/server/db/open-postgres';
import type { DatabaseHandle } from '@/server/kernel/database';
import { createDatabase } from './postgres-database';

const fail = (error: Error) => {
  throw error;
};

declare global {
  /** Outlives the modules of a test file: loading a PGlite takes a second, emptying one takes none. */
  var testPglite: Promise<DatabaseHandle> | undefined;
}

/** A migrated database of the kind that the running project tests on. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (!process.env.TEST_DATABASE) throw new Error('A test that opens a database is named *.db.test.ts.');
  if (process.env.TEST_DATABASE === 'pglite') {
    globalThis.testPglite ??= loadPglite();
    return globalThis.testPglite;
  }
  const { url, drop } = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  let isOpen = true;
  // The pool does not wait for its connections to be gone, and dropping the database ends them.
  const handle = await openPostgres(url, (message) => {
    if (isOpen) fail(new Error(message));
  });
  return {
    ...handle,
    async close() {
      isOpen = false;
      await handle.close();
      await drop();
    },
  };
}

/** A PGlite in memory, which ends with its process. */
async function loadPglite(): Promise<DatabaseHandle> {
  const loadDataDir = new Blob([await readFile(inject('databaseImage'))]);
  const client = await PGlite.create({ extensions: { btree_gist }, loadDataDir });
  return {
    db: drizzle(client),
    kind: 'pglite',
    erase: async () => undefined,
    async listen(channel, onPayload) {
      await client.listen(channel, onPayload);
    },
    close: async () => undefined,
  };
}

/** Empties every table between two tests: what belongs to an owner goes with the owner. */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`DELETE FROM users`);
  await db.execute(sql`DELETE FROM reserved_slugs`);
  await db.execute(sql`DELETE FROM visitor_salts`);
  await db.execute(sql`DELETE FROM outbox`);
  await db.execute(sql`DELETE FROM payment_events`);
  await db.execute(sql`DELETE FROM sandbox_customers`);
}
