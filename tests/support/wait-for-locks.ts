import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DatabaseHandle } from '@/server/db/client';

/** Until so many transactions wait for one that the test holds open. In the process itself they always do. */
export async function waitForLocks({ db, kind }: DatabaseHandle, count: number): Promise<void> {
  if (kind === 'pglite') return;
  const waiting = sql`(SELECT pid FROM pg_locks WHERE NOT granted) waiting`;
  await expect.poll(() => db.$count(waiting)).toBe(count);
}
