import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from '../kernel/database';
import { listMigrationsSince, MIGRATION_LOCK, MIGRATIONS_FOLDER } from './migrate';
import { type Address, connectPatiently, getConnectionOptions } from './postgres-connection';
import { PostgresListener } from './postgres-listener';
import { WatchedPool } from './watched-pool';

/** Says where a PostgreSQL server is, and how a process uses it. */
export interface PostgresLocation {
  url: string;
  /** Leads to the database itself where `url` leads to a pooler; null or left out where both are the same. */
  directUrl?: string | null;
  /** The pool has at most this many connections. */
  connections?: number;
}

/** A start waits at most this long for a database that starts beside it, and for another process that migrates. */
interface StartLimits {
  reachMs: number;
  migrationLockMs: number;
}

const START_LIMITS: StartLimits = { reachMs: 30_000, migrationLockMs: 60_000 };
const DEFAULT_CONNECTIONS = 10;

/** Returns where a process's own connections go: those that listen, hold locks and change tables. */
function getDirectAddress({ url, directUrl }: PostgresLocation): Address {
  return directUrl ? { url: directUrl, setting: 'DATABASE_DIRECT_URL' } : { url, setting: 'DATABASE_URL' };
}
/** A task needs two connections: one keeps a lock, the other reads or writes. */
const TASK_CONNECTIONS = 2;

/** Opens a PostgreSQL server, brings its tables up to date and keeps a pool of connections. */
export async function openPostgres(
  location: PostgresLocation,
  log: (message: string) => void,
  limits = START_LIMITS,
  migrationsFolder: string | null = MIGRATIONS_FOLDER,
): Promise<DatabaseHandle> {
  const direct = getDirectAddress(location);
  const appliedMigrations =
    migrationsFolder === null ? [] : await migrateUnderLock(direct, log, limits, migrationsFolder);
  // The first call after 'ready' can rely on the database.
  const first = await connectPatiently({ url: location.url, setting: 'DATABASE_URL' }, log, limits.reachMs);
  await first.end();
  const pool = new WatchedPool(location.url, location.connections ?? DEFAULT_CONNECTIONS, log);
  const listener = new PostgresListener(direct, { onBreak: (reason) => pool.checkNow(reason), log });
  const db = drizzle(pool);
  return {
    db,
    kind: 'postgres',
    appliedMigrations,
    countOtherServers: () => listener.countOthers(),
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // The server's own autovacuum does this.
    erase: async () => undefined,
    listen: (channel, onPayload, onGap = () => undefined) => listener.listen({ channel, onPayload, onGap }),
    announce: async (channel, payload) =>
      void (await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)),
    async close() {
      await listener.stop();
      await pool.end();
    },
  };
}

/** A command that reads or fills a whole database needs only this part of its handle. */
export type TaskDatabase = Pick<DatabaseHandle, 'db' | 'kind' | 'close'>;

/**
 * Opens a PostgreSQL server for a command. Nobody watches these connections, because a command waits as long as a
 * statement takes and may be held up itself for seconds. Throws a sentence, without the password, when there is no
 * connection.
 */
export async function openPostgresForTask(
  url: string,
  log: (message: string) => void,
  migrationsFolder: string | null,
): Promise<TaskDatabase> {
  const address = getDirectAddress({ url });
  if (migrationsFolder !== null) await migrateUnderLock(address, log, START_LIMITS, migrationsFolder);
  const first = await connectPatiently(address, log, START_LIMITS.reachMs);
  await first.end();
  const pool = new pg.Pool({ ...getConnectionOptions(url), max: TASK_CONNECTIONS });
  // A break is told by the statement that waits on the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), kind: 'postgres', close: () => pool.end() };
}

const TRY_AGAIN_MS = 100;
const SAY_EVERY_MS = 10_000;
const STILL_WORKING =
  'The tables are still being changed. If that waits for somebody, pg_stat_activity and pg_locks say for whom.';

/**
 * Brings the tables up to date while no other process does, and returns the migrations that were applied. The lock
 * belongs to a transaction, so that a pooler never keeps one that nobody can return.
 */
async function migrateUnderLock(
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

/** Takes the lock of the one process that migrates. The others wait here and say so. */
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
