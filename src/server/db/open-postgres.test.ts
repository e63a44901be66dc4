import { createDatabase } from '@tests/support/postgres-database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseHandle } from './client';
import { openPostgres } from './open-postgres';

// The other project has no PostgreSQL; PGlite opens in one process only.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('one database of many servers', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let handles: DatabaseHandle[];
  const errors: string[] = [];
  const open = async () => {
    const handle = await openPostgres(database.url, ({ message }) => errors.push(message));
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
    const [first] = await Promise.all(Array.from({ length: 8 }, open));
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
    await vi.waitFor(() => expect(heard).toEqual(['done']));
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
});
