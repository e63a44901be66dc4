import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from '../kernel/database';
import { postgresError } from '../kernel/database-errors';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER } from './migrate';
import { connectionOptions, reachFailure } from './postgres-connection';
import { PostgresListener } from './postgres-listener';
import { WatchedPool } from './watched-pool';

/** A start waits at most this long for a database that starts beside it, and for another process that migrates. */
interface StartLimits {
  reachMs: number;
  migrationLockMs: number;
}

const START_LIMITS: StartLimits = { reachMs: 30_000, migrationLockMs: 60_000 };
const TRY_AGAIN_MS = 500;
/** One keeps a lock, one reads or writes. */
const TASK_CONNECTIONS = 2;

/** Opens a PostgreSQL server, brings its tables up to date and keeps a pool of connections. */
export async function openPostgres(
  url: string,
  log: (message: string) => void,
  limits = START_LIMITS,
  migrationsFolder: string | null = MIGRATIONS_FOLDER,
): Promise<DatabaseHandle> {
  if (migrationsFolder !== null) await migrateUnderLock(url, log, limits, migrationsFolder);
  const pool = new WatchedPool(url, log);
  const listener = new PostgresListener(url, (reason) => pool.doubt(reason));
  const db = drizzle(pool);
  return {
    db,
    kind: 'postgres',
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // The server's own autovacuum does.
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

/** What a command needs of a database that it reads or fills as a whole. */
export type TaskDatabase = Pick<DatabaseHandle, 'db' | 'kind' | 'close'>;

/**
 * Opens a PostgreSQL server for a command, which waits as long as a statement takes and may be held up itself for
 * seconds: nobody watches these connections. Throws a sentence, without the password, when there is no connection.
 */
export async function openPostgresForTask(
  url: string,
  log: (message: string) => void,
  migrationsFolder: string | null,
): Promise<TaskDatabase> {
  if (migrationsFolder !== null) await migrateUnderLock(url, log, START_LIMITS, migrationsFolder);
  const pool = new pg.Pool({ ...connectionOptions(url), max: TASK_CONNECTIONS });
  // Whoever waits on a connection that breaks hears of it by the statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const first = await pool.connect().catch((error: unknown) => {
    throw new Error(`${describeAddress(url)} cannot be used: ${reachFailure(error)}`);
  });
  first.release();
  return { db: drizzle(pool), kind: 'postgres', close: () => pool.end() };
}

async function migrateUnderLock(
  url: string,
  log: (message: string) => void,
  limits: StartLimits,
  migrationsFolder: string,
): Promise<void> {
  const client = await connectPatiently(url, log, limits.reachMs);
  try {
    await takeLock(client, log, limits.migrationLockMs);
    await migrate(drizzle(client), { migrationsFolder });
    // A connection that a server in between keeps for others would keep the lock, too.
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}

function describeAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${host}`;
}

/** A database that does not answer yet may be starting; one that refuses is not waited for. */
async function connectPatiently(
  url: string,
  log: (message: string) => void,
  withinMs: number,
): Promise<pg.Client> {
  const place = describeAddress(url);
  const end = performance.now() + withinMs;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client(connectionOptions(url));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const reason = reachFailure(error);
      const said = postgresError(error);
      if (said && !said.code.startsWith('57P')) throw new Error(`${place} refuses: ${reason}`);
      if (performance.now() > end) {
        throw new Error(
          `${place} does not answer (${reason}). Check DATABASE_URL, and whether PostgreSQL runs there.`,
        );
      }
      if (isFirst) log(`${place} does not answer yet (${reason}); waiting up to ${withinMs / 1000} s.`);
      await pause(TRY_AGAIN_MS);
    }
  }
}

/** One process migrates, the others wait and say so. */
async function takeLock(client: pg.Client, log: (message: string) => void, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
    if (rows[0]?.taken) return;
    if (performance.now() > end) {
      throw new Error(
        'Another process has held the lock for changing the tables for too long. See pg_locks for the advisory lock ' +
          `${MIGRATION_LOCK}, and end who holds it.`,
      );
    }
    if (isFirst) log(`Another process changes the tables; waiting up to ${withinMs / 1000} s for it.`);
    await pause(TRY_AGAIN_MS / 5);
  }
}
