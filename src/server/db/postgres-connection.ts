import pg from 'pg';
import { DatabaseAway, postgresError } from '../kernel/database-errors';

/** A connection must be made within this time. */
const CONNECT_WITHIN_MS = 3_000;
/** A connection whose other end is gone without a word is found out by the system as well. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A server that is starting or shutting down answers with such a code. */
const NOT_THERE = /^57P/;

/** Returns the options that every connection of ours has. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

/** Returns true if the server answers a new connection in time; rejects with DatabaseAway when it does not. */
export async function pingPostgres(url: string, withinMs: number): Promise<void> {
  const client = new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  const late = setTimeout(() => breakOff(client), withinMs);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const said = postgresError(error);
    // A database that refuses is there, be it for a wrong password or for too many connections.
    if (said && !NOT_THERE.test(said.code)) return;
    throw new DatabaseAway(reachFailure(error), { cause: error });
  } finally {
    clearTimeout(late);
    breakOff(client);
  }
}

/** Ends a connection without waiting for its other end; whoever waits on it hears that it broke. */
export function breakOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** Why a connection failed, in words: the system names each address that it tried without a sentence of its own. */
export function reachFailure(error: unknown): string {
  const { message, errors } = error as Error & { errors?: Error[] };
  return message || errors?.map((one) => one.message).join(', ') || String(error);
}
