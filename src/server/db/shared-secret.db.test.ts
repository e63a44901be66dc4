import { createDatabase } from '@tests/support/postgres-database';
import { startTransactionPooler } from '@tests/support/transaction-pooler';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseHandle } from '../kernel/database';
import { openPostgres } from './open-postgres';
import { assertSharedSecret } from './shared-secret';
import { installation } from './tables/installation';

const ID = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
const warn = vi.fn<(message: string) => void>();

/** PGlite serves one process. */
describe.runIf(process.env.TEST_DATABASE === 'postgres')('the secret of many processes', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let handles: DatabaseHandle[];
  const open = async (url = database.url) => {
    const handle = await openPostgres({ url }, () => undefined);
    handles.push(handle);
    return handle;
  };
  const start = async (secret: string, url?: string) => {
    const handle = await open(url);
    await assertSharedSecret(handle, `${secret}, long enough to sign with`, warn);
    return handle;
  };
  const close = async (handle: DatabaseHandle) => {
    handles = handles.filter((other) => other !== handle);
    await handle.close();
  };

  beforeEach(async () => {
    database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
    handles = [];
    warn.mockReset();
    const handle = await open();
    await handle.db.insert(installation).values({ id: ID });
    await close(handle);
  });
  afterEach(async () => {
    await Promise.all(handles.map((handle) => handle.close()));
    await database.drop();
  });

  it('is the same for all: the first says it, and another one is refused with what to do', async () => {
    const [first] = await Promise.all([start('one'), start('one'), start('one')]);
    await expect(start('two')).rejects.toThrow(/^SESSION_SECRET is another one .+ stop all of them first/);
    expect(warn).not.toHaveBeenCalled();
    const [row] = (await first?.db.select().from(installation)) ?? [];
    expect(row?.secretCheck).toMatch(/^[\w-]{43}$/);
  });

  it('can be changed while nobody runs, which is said', async () => {
    await close(await start('one'));
    // PostgreSQL may notice a moment later that a server has ended.
    const changed = await vi.waitFor(() => start('two'), { timeout: 10_000, interval: 50 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('everybody has to log in again'));
    await expect(start('one')).rejects.toThrow('SESSION_SECRET');
    await close(changed);
  });

  it('of two that start at once with different ones, one runs', async () => {
    const started = await Promise.allSettled([start('one'), start('two')]);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not changed through a pooler, where nobody sees who runs', async () => {
    const pooler = await startTransactionPooler(database.url);
    await start('one', pooler.url);
    await expect(start('two', pooler.url)).rejects.toThrow(/DATABASE_DIRECT_URL/);
    await Promise.all(handles.splice(0).map((handle) => handle.close()));
    await pooler.close();
  });
});
