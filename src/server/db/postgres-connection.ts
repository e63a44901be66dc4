import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, findPostgresError } from '../kernel/database-errors';

/** A connection must be made within this time. */
const CONNECT_WITHIN_MS = 3_000;
/** After this time the system, too, looks whether the other end of a silent connection is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A server that is starting or shutting down answers with such a code, and so does PgBouncer without its server. */
const NOT_THERE = /^(57P|08)/;
const TRY_AGAIN_MS = 500;
/**
 * Asks whether a transaction of ours has ended longer ago than a slow standby needs, and still waits for a standby to
 * have it, too.
 */
const DO_COMMITS_WAIT = `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
  AND usename = current_user AND wait_event = 'SyncRep' AND query_start < clock_timestamp() - interval '2.5 seconds') AS answer`;

/** Holds the address of a database, and the setting that it stands in. */
export interface Address {
  url: string;
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
}

/** Returns the options that every connection of ours has. */
export function getConnectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

/**
 * Connects, and returns when the database has answered a query. A database that does not answer yet may be starting
 * and is waited for, which is logged once. Throws an error that says what to do when it refuses, or does not answer
 * within `withinMs`.
 */
export async function connectPatiently(
  { url, setting }: Address,
  log: (message: string) => void,
  withinMs: number,
): Promise<pg.Client> {
  const { host, pathname } = new URL(url);
  const name = `The database ${pathname.slice(1)} at ${host}`;
  const end = performance.now() + withinMs;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client(getConnectionOptions(url));
    client.on('error', () => undefined);
    const late = setTimeout(() => breakOff(client), CONNECT_WITHIN_MS);
    try {
      await client.connect();
      // A pooler lets everybody in, and says only now that there is no database behind it.
      await client.query('SELECT 1');
      return client;
    } catch (error) {
      breakOff(client);
      const reason = describeReachFailure(error);
      const said = findPostgresError(error);
      if (said && !NOT_THERE.test(said.code)) throw new Error(`${name} refuses: ${reason}`);
      if (performance.now() > end) {
        throw new Error(
          `${name} does not answer (${reason}). Check ${setting}, and whether PostgreSQL runs there.`,
        );
      }
      if (isFirst) log(`${name} does not answer yet (${reason}); waiting up to ${withinMs / 1000} s.`);
      await pause(TRY_AGAIN_MS);
    } finally {
      clearTimeout(late);
    }
  }
}

/**
 * Rejects with DatabaseAway when the server does not answer a new connection in time. Returns true if it answers and
 * commits wait for a standby.
 */
export async function pingPostgres(url: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ ...getConnectionOptions(url), connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  const late = setTimeout(() => breakOff(client), withinMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: boolean }>(DO_COMMITS_WAIT);
    return rows[0]?.answer === true;
  } catch (error) {
    const said = findPostgresError(error);
    // A database that refuses is there, be it for a wrong password or for too many connections.
    if (said && !NOT_THERE.test(said.code)) return false;
    throw new DatabaseAway(describeReachFailure(error), { cause: error });
  } finally {
    clearTimeout(late);
    breakOff(client);
  }
}

/**
 * Returns the number of the server process that a connection was given when it was made. A pooler gives a number of
 * its own, which `pg_backend_pid()` does not return.
 */
export function getGivenPid(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID?: number | null }).processID ?? 0;
}

/** Ends a connection without waiting for its other end; whoever waits on it hears that it broke. */
export function breakOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** Describes why a connection failed. An error that lists several addresses has no message of its own. */
export function describeReachFailure(error: unknown): string {
  const { message, errors } = error as Error & { errors?: Error[] };
  return message || errors?.map((one) => one.message).join(', ') || String(error);
}
