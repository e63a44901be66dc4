import { createDatabase } from '@tests/support/postgres-database';
import { startTestServer } from '@tests/support/test-server';
import { startTransactionPooler, type TransactionPooler } from '@tests/support/transaction-pooler';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseHandle, Transaction } from '../kernel/database';
import { openPostgres } from './open-postgres';

/** PGlite has no pooler before it. */
describe.runIf(process.env.TEST_DATABASE === 'postgres')('through a pooler that lends connections', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let pooler: TransactionPooler;
  let handles: DatabaseHandle[] = [];
  const told: string[] = [];
  const open = async (directUrl: string | null) => {
    const place = { url: pooler.url, directUrl };
    const handle = await openPostgres(place, (message) => void told.push(message));
    handles.push(handle);
    return handle;
  };

  beforeAll(async () => {
    database = await createDatabase(inject('postgresUrl'));
    pooler = await startTransactionPooler(database.url);
    handles = [await open(database.url), await open(database.url)];
  });
  const one = startTestServer({}, () => handles[0] as DatabaseHandle);
  const two = startTestServer({}, () => handles[1] as DatabaseHandle);
  beforeEach(() => {
    told.length = 0;
  });
  afterAll(async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await pooler.close();
    await database.drop();
  });

  it('two servers work, and hear each other by DATABASE_DIRECT_URL', async () => {
    const owner = await one.owner('zora');
    const website = {
      title: 'Salón',
      slug: 'salon',
      isPublished: true,
      pageData: { sections: visitorSections },
    };
    const { id } = (await owner.post('/api/websites', website)).json();
    const readPageOfTwo = async () => (await two.visitor().get('/salon')).body;
    expect(await readPageOfTwo()).not.toContain('After');
    await owner.put(`/api/websites/${id}`, { description: 'After' });
    await waitFor(async () => expect(await readPageOfTwo()).toContain('After'));
    for (const [path, call] of Object.entries(visitorCalls)) {
      const answer = await two.visitor().post(`/api/public/salon/${path}`, call);
      expect(answer.statusCode, answer.body).toBe(201);
    }
    expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('every transaction is bounded, and no connection is left with what one of us has set', async () => {
    const { db } = handles[0] as DatabaseHandle;
    await db.transaction(async (tx) => {
      expect(await showLimits(tx)).toEqual({ statement: '4s', lock: '2s', idle: '30s' });
    });
    await db.transaction(
      async (tx) => expect(await showLimits(tx)).toEqual({ statement: '4s', lock: '2s', idle: '30s' }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    for (let turn = 0; turn < 4; turn += 1)
      expect(await showLimits(db)).toEqual({ statement: '0', lock: '0', idle: '0' });
    expect(await showLocks()).toHaveLength(2);
  });

  it('a single statement that takes too long is ended here', async () => {
    const begun = performance.now();
    await expect((handles[0] as DatabaseHandle).db.execute(sql`SELECT pg_sleep(60)`)).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(20_000);
  }, 30_000);

  it('without DATABASE_DIRECT_URL says once that nothing is heard, and looks by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const handle = await open(null);
    const onGap = vi.fn();
    await handle.listen('a_channel', () => undefined, onGap);
    await handle.listen('another', () => undefined, onGap);
    expect(told).toEqual([
      expect.stringMatching(/^DATABASE_URL leads through a pooler .+ Set DATABASE_DIRECT_URL/),
    ]);
    expect(told.join()).not.toContain('postgres:postgres');
    vi.advanceTimersByTime(30_000);
    expect(onGap).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    // The migration has returned all its locks, and the pooler keeps none that nobody can return.
    expect(await showLocks()).toHaveLength(2);
  });

  /** Lists the locks of running servers: the two that listen hold one each. */
  async function showLocks(): Promise<unknown[]> {
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query(
      "SELECT mode FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory' AND datname = current_database()",
    );
    await client.end();
    return rows;
  }
});

async function showLimits(db: Transaction): Promise<unknown> {
  const answer = await db.execute(sql`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`);
  return (answer as unknown as { rows: unknown[] }).rows[0];
}
