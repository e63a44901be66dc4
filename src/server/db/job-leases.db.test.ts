import { TestClock } from '@tests/support/test-clock';
import { emptyTables, openTestDatabase } from '@tests/support/test-database';
import { waitFor } from '@tests/support/wait-for';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/core/dates';
import type { Database, DatabaseHandle } from '../kernel/database';
import { DatabaseAway } from '../kernel/database-errors';
import { listJobRuns, runEvery, shareJobs } from '../kernel/run-every';
import { JobLeases, LEASE_MS } from './job-leases';
import { readMigrations } from './migrate';
import { jobs } from './tables/jobs';

const clock = new TestClock();
const now = () => sql`${clock.now().toISOString()}::timestamptz`;
let database: DatabaseHandle;
const open = () => new JobLeases({ db: database.db, now });
const never = new AbortController().signal;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  clock.reset();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => vi.useRealTimers());
afterAll(() => database.close());

/** Starts a run that the test ends, and returns whether the run was told to stop. */
function startRun(leases: JobLeases, name = 'cleanup', closing = never) {
  let end: (error?: Error) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const running = leases.runAlone(
    {
      name,
      everyMs: HOUR_MS,
      run: (told) => {
        signal = told;
        return new Promise((resolve, reject) => {
          end = (error) => (error ? reject(error) : resolve());
        });
      },
    },
    closing,
  );
  const begun = waitFor(() => expect(signal).toBeDefined());
  return { begun, end: (error?: Error) => end(error), running, isStopped: () => signal?.aborted };
}

const run = vi.fn(async () => undefined);
const tryRun = (leases: JobLeases) => leases.runAlone({ name: 'cleanup', everyMs: HOUR_MS, run }, never);
const readRow = async () => (await database.db.select().from(jobs))[0];

it('is run by one of two at a time, and then when it is due again', async () => {
  const [one, two] = [open(), open()];
  const first = startRun(one);
  await first.begun;
  expect(await tryRun(two)).toBe(false);
  first.end();
  expect(await first.running).toBe(true);
  expect(await readRow()).toMatchObject({ name: 'cleanup', holder: null, leaseUntil: null, result: 'done' });
  expect([await tryRun(two), await tryRun(one)]).toEqual([false, false]);
  clock.advance({ seconds: 59 * 60 + 50 });
  expect(await tryRun(two)).toBe(false);
  clock.advance({ seconds: 8 });
  expect([await tryRun(two), await tryRun(one)]).toEqual([true, false]);
});

it('is taken by one of ten that want it at the same moment', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => tryRun(open())));
  expect(taken.filter((isOurs) => isOurs)).toHaveLength(1);
});

it('keeps its lease for as long as it runs, and tells how it went', async () => {
  const first = startRun(open());
  await first.begun;
  for (let minute = 0; minute < 3; minute += 1) {
    clock.advance({ seconds: 50 });
    const kept = clock.now().getTime() + LEASE_MS;
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(async () => expect((await readRow())?.leaseUntil?.getTime()).toBe(kept));
    expect(await tryRun(open())).toBe(false);
  }
  first.end(new Error('no room'));
  await expect(first.running).rejects.toThrow('no room');
  expect(await open().listStates()).toEqual([{ name: 'cleanup', secondsSinceStart: 150, hasFailed: true }]);
});

it('is due at once when a server closes in the middle of it, and when a newer version starts', async () => {
  const closing = new AbortController();
  const first = startRun(open(), 'cleanup', closing.signal);
  await first.begun;
  closing.abort();
  expect(first.isStopped()).toBe(true);
  first.end();
  await first.running;
  expect(await tryRun(open())).toBe(true);
  expect(await tryRun(open())).toBe(false);
  expect((await readRow())?.version).toBe(readMigrations().at(-1)?.when);
  await database.db.update(jobs).set({ version: 1 });
  expect(await tryRun(open())).toBe(true);
});

it('goes on elsewhere when its process is dead, which stops should it live after all', async () => {
  // Its statements arrive no more, like those of a process that is killed or cut off.
  let isDead = false;
  const cutOff = new Proxy(database.db, {
    get(db, key) {
      if (isDead) throw new Error('cut off');
      const value: unknown = Reflect.get(db, key);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  }) as Database;
  const apps = await Promise.all([startApp(new JobLeases({ db: cutOff, now })), startApp(open())]);
  const [dead, alive] = apps;
  await dead.app.listen({ port: 0, host: '127.0.0.1' });
  await waitFor(() => expect(dead.signals).toHaveLength(1));
  isDead = true;
  await alive.app.listen({ port: 0, host: '127.0.0.1' });
  clock.advance({ seconds: LEASE_MS / 1000 - 1 });
  await vi.advanceTimersByTimeAsync(45_000);
  expect(alive.signals).toHaveLength(0);
  expect(dead.signals[0]?.aborted).toBe(false);
  // The holder notices that it is late before another one takes over.
  await vi.advanceTimersByTimeAsync(15_000);
  expect(dead.signals[0]?.aborted).toBe(true);
  clock.advance({ seconds: 1 });
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(alive.signals).toHaveLength(1);
  });
  expect(listJobRuns(alive.app).get('task')?.failed).toBe(0);
  isDead = false;
  await Promise.all(apps.map(({ app }) => app.close()));
});

it('is not tried while the database is away, and no failure of the task', async () => {
  const away = new Proxy(database.db, {
    get: () => () => {
      throw new DatabaseAway('away');
    },
  }) as Database;
  run.mockClear();
  expect(await tryRun(new JobLeases({ db: away, now }))).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

it('stops when another one has taken its lease', async () => {
  const first = startRun(open());
  await first.begun;
  clock.advance({ seconds: LEASE_MS / 1000 });
  const second = startRun(open());
  await second.begun;
  await vi.advanceTimersByTimeAsync(15_000);
  await waitFor(() => expect(first.isStopped()).toBe(true));
  expect(second.isStopped()).toBe(false);
  first.end();
  await first.running;
  // The former holder can no longer change the lease.
  expect((await readRow())?.leaseUntil).not.toBeNull();
  second.end();
  await second.running;
  expect((await readRow())?.leaseUntil).toBeNull();
});

/** Starts a server with a task that runs until it is told to stop. */
async function startApp(leases: JobLeases): Promise<{ app: FastifyInstance; signals: AbortSignal[] }> {
  const app = Fastify();
  const signals: AbortSignal[] = [];
  shareJobs(app, leases);
  runEvery(app, {
    name: 'task',
    everyMs: 15_000,
    run: (signal) => {
      signals.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
    complaint: '',
  });
  return { app, signals };
}
