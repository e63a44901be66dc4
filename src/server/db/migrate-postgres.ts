import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { listMigrationsSince, MIGRATION_LOCK } from './migrate';
import { type Address, connectPatiently } from './postgres-connection';

const TRY_AGAIN_MS = 100;
const SAY_EVERY_MS = 10_000;
const STILL_WORKING =
  'The tables are still being changed. If that waits for somebody, pg_stat_activity and pg_locks say for whom.';

/**
 * Brings the tables up to date while no other process does, and returns the migrations that were applied. The lock is
 * a transaction's: a server in between that lends connections keeps none that belongs to nobody.
 */
export async function migrateUnderLock(
  address: Address,
  log: (message: string) => void,
  limits: { reachMs: number; migrationLockMs: number },
  migrationsFolder: string,
): Promise<string[]> {
  const holder = await connectPatiently(address, log, limits.reachMs);
  try {
    await takeLock(holder, log, limits.migrationLockMs);
    const client = await connectPatiently(address, log, limits.reachMs);
    try {
      const db = drizzle(client);
      const listApplied = await listMigrationsSince(db);
      const late = setInterval(() => log(STILL_WORKING), SAY_EVERY_MS).unref();
      await migrate(db, { migrationsFolder }).finally(() => clearInterval(late));
      return await listApplied();
    } finally {
      await client.end();
    }
  } finally {
    await holder.end();
  }
}

/** One process migrates, the others wait and say so. */
async function takeLock(client: pg.Client, log: (message: string) => void, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  for (let isFirst = true; ; isFirst = false) {
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [MIGRATION_LOCK]);
    if (rows[0]?.taken) return;
    await client.query('ROLLBACK');
    if (performance.now() > end) {
      throw new Error(
        'Another process has held the lock for changing the tables for too long. See pg_locks for the advisory lock ' +
          `${MIGRATION_LOCK}, and end who holds it.`,
      );
    }
    if (isFirst) log(`Another process changes the tables; waiting up to ${withinMs / 1000} s for it.`);
    await pause(TRY_AGAIN_MS);
  }
}
