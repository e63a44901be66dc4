import { startDatabaseProxy } from '@tests/support/database-proxy';
import { createDatabase } from '@tests/support/postgres-database';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseHandle } from '../kernel/database';
import { MIGRATION_LOCK, readMigrations } from './migrate';
import { openPostgres } from './open-postgres';
import { PostgresListener } from './postgres-listener';

// The other project has no PostgreSQL; PGlite opens in one process only.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('one database of many servers', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let handles: DatabaseHandle[];
  const errors: string[] = [];
  const open = async () => {
    const handle = await openPostgres({ url: database.url }, (message) => errors.push(message));
    handles.push(handle);
    return handle;
  };

  beforeEach(async () => {
    database = await createDatabase(inject('postgresUrl'));
    handles = [];
    errors.length = 0;
  });
  afterEach(async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await database.drop();
  });

  it('is brought up to date once by eight that start at the same moment', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, open));
    const applied = [first, ...others].map((handle) => handle?.appliedMigrations.length ?? 0);
    expect(applied.filter((count) => count > 0)).toEqual([readMigrations().length]);
    const answer = await first?.db.execute(sql`SELECT hash FROM drizzle.__drizzle_migrations`);
    const { rows } = answer as unknown as { rows: { hash: string }[] };
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('tells the listeners of another, only what was committed', async () => {
    const [speaker, listener] = [await open(), await open()];
    const heard: string[] = [];
    await listener.listen('a_channel', (payload) => heard.push(payload));
    const undone = speaker.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_notify('a_channel', 'undone')`);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await speaker.db.execute(sql`SELECT pg_notify('a_channel', 'done')`);
    await waitFor(() => expect(heard).toEqual(['done']));
  });

  it('is heard again after the connections broke, and no error goes unheard', async () => {
    const [speaker, listener] = [await open(), await open()];
    const heard: string[] = [];
    await listener.listen('a_channel', (payload) => heard.push(payload));
    await speaker.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    const speakAndHear = async () => {
      await speaker.db.execute(sql`SELECT pg_notify('a_channel', 'again')`);
      expect(heard).toContain('again');
    };
    await vi.waitFor(speakAndHear, { timeout: 10_000, interval: 50 });
    expect(errors.length).toBeGreaterThan(0);
  }, 15_000);

  it('is missed within seconds by who only listens, and what was not heard is told of', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const proxy = await startDatabaseProxy(database.url);
    const listener = new PostgresListener(
      { url: proxy.url, setting: 'DATABASE_URL' },
      { onBreak: (reason) => errors.push(reason), log: (message) => errors.push(message) },
    );
    const [heard, onGap]: [string[], () => void] = [[], vi.fn()];
    await listener.listen({ channel: 'a_channel', onPayload: (payload) => heard.push(payload), onGap });
    proxy.hang();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(errors).toEqual(['Connection terminated unexpectedly']));
    expect(onGap).not.toHaveBeenCalled();
    proxy.open();
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 10_000 });
    vi.useRealTimers();
    const speaker = await open();
    await speaker.db.execute(sql`SELECT pg_notify('a_channel', 'again')`);
    await waitFor(() => expect(heard).toEqual(['again']));
    await listener.stop();
    await proxy.close();
  }, 30_000);

  it('is waited for when it starts later, and one that is not there is named with what to do', async () => {
    const proxy = await startDatabaseProxy(database.url);
    proxy.refuse();
    const limits = { reachMs: 60_000, migrationLockMs: 60_000 };
    const opening = openPostgres({ url: proxy.url }, (message) => errors.push(message), limits);
    await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 10_000 });
    const place = `The database ${database.url.split('/').at(-1)} at ${new URL(proxy.url).host}`;
    expect(errors[0]).toContain(`${place} does not answer yet (`);
    expect(errors[0]).toContain('waiting up to 60 s');
    proxy.open();
    handles.push(await opening);
    proxy.refuse();
    const refused = openPostgres({ url: proxy.url }, () => undefined, { ...limits, reachMs: 0 });
    await expect(refused).rejects.toThrow(/does not answer \(.+\)\. Check DATABASE_URL/);
    await handles.pop()?.close();
    await proxy.close();
    const wrong = database.url.replace(/test_\w+$/, 'test_missing');
    await expect(openPostgres({ url: wrong }, () => undefined)).rejects.toThrow(
      /refuses: database "test_missing"/,
    );
  }, 30_000);

  it('is not changed while another process holds the lock, and says so', async () => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const limits = { reachMs: 0, migrationLockMs: 300 };
    await expect(
      openPostgres({ url: database.url }, (message) => errors.push(message), limits),
    ).rejects.toThrow(`the advisory lock ${MIGRATION_LOCK}`);
    expect(errors).toEqual(['Another process changes the tables; waiting up to 0.3 s for it.']);
    await holder.end();
    await open();
    const { rows } = (await (handles[0] as DatabaseHandle).db.execute(
      sql`SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory' AND datname = current_database()`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
