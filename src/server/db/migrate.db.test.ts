import { openTestDatabase } from '@tests/support/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle, Transaction } from '../kernel/database';
import { describeTables, findLastMigration, listMigrationsSince, readMigrations } from './migrate';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs a test that may change the database's list of migrations, and takes all changes back. */
async function runUndone(test: (tx: Transaction) => Promise<void>): Promise<void> {
  const undo = new Error('nothing stays');
  const run = database.db.transaction(async (tx) => {
    await test(tx);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
}

const last = readMigrations().at(-1);

it('says what was done, or that nothing was to do', async () => {
  expect(await describeTables(database.db, [])).toBe(`The tables are up to date (${last?.tag}).`);
  expect(await describeTables(database.db, ['0001_a', '0002_b'])).toBe(
    'The tables were brought up to date by 2 migrations: 0001_a, 0002_b.',
  );
  expect(await findLastMigration(database.db)).toBe(last?.when);
});

it('lists what was applied since it looked', async () => {
  await runUndone(async (tx) => {
    await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = ${last?.when}`);
    const listApplied = await listMigrationsSince(tx);
    expect(await listApplied()).toEqual([]);
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('hash', ${last?.when})`,
    );
    expect(await listApplied()).toEqual([last?.tag]);
  });
});

it('says that a newer version has been there', async () => {
  await runUndone(async (tx) => {
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('hash', ${(last?.when ?? 0) + 1})`,
    );
    expect(await describeTables(tx, [])).toMatch(/^A newer version of the product/);
  });
});
