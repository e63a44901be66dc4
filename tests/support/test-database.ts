import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openPglite } from '@/server/db/open-database';
import { openPostgres } from '@/server/db/open-postgres';
import type { DatabaseHandle } from '@/server/kernel/database';
import { createDatabase } from './postgres-database';

const fail = (error: Error) => {
  throw error;
};

declare global {
  /** Outlives the modules of a test file: making a PGlite takes seconds, emptying one takes none. */
  var testPglite: Promise<DatabaseHandle> | undefined;
}

/** A migrated database of the kind that the running project tests on. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  if (!process.env.TEST_DATABASE) throw new Error('A test that opens a database is named *.db.test.ts.');
  if (process.env.TEST_DATABASE === 'pglite') {
    globalThis.testPglite ??= openPglite(null, fail);
    return { ...(await globalThis.testPglite), close: async () => undefined };
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

/** Empties every table between two tests: what belongs to an owner goes with the owner. */
export async function emptyTables({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`DELETE FROM users`);
  await db.execute(sql`DELETE FROM reserved_slugs`);
  await db.execute(sql`DELETE FROM visitor_salts`);
  await db.execute(sql`DELETE FROM outbox`);
  await db.execute(sql`DELETE FROM payment_events`);
  await db.execute(sql`DELETE FROM sandbox_customers`);
}
