import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DatabaseHandle } from '@/server/kernel/database';

/**
 * Waits until so many transactions wait for one that the test holds open. With PGlite, which runs in the process
 * itself, they always do.
 */
export async function waitForLocks({ db, kind }: DatabaseHandle, count: number): Promise<void> {
  if (kind === 'pglite') return;
  // Other test files wait on the same server at the same time, in databases of their own.
  const waiting = sql`(
    SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND datname = current_database()
  ) waiting`;
  await expect.poll(() => db.$count(waiting), { timeout: 10_000 }).toBe(count);
}
