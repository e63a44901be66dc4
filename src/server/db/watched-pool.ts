import pg from 'pg';
import { DatabaseAway } from '../kernel/database-errors';
import { DatabaseWatch } from './database-watch';
import { breakOff, connectionOptions, pingPostgres, reachFailure } from './postgres-connection';

const CONNECTIONS = 10;
const ASK_WITHIN_MS = 2_000;
/** With the wait for a connection, which is as long as one may take to be made, a call is answered within five seconds. */
const WAIT_FOR_LOCK_MS = 2_000;
/** Longer than any statement of a call takes; what deletes much says `allowTime`. */
const STATEMENT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** Said by a statement and not when connecting: servers between us and PostgreSQL refuse what they do not know. */
const SETTINGS = [
  `SET statement_timeout = ${STATEMENT_MS}`,
  `SET lock_timeout = ${WAIT_FOR_LOCK_MS}`,
  `SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  // Whatever the server is set to: ranges are read as texts.
  "SET datestyle = 'ISO, YMD'",
].join('; ');

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** A pool whose callers hear within seconds that the database is away; `DatabaseWatch` says how. */
export class WatchedPool extends pg.Pool {
  private readonly connections = new Set<pg.PoolClient>();
  private readonly prepared = new WeakSet<pg.PoolClient>();
  private readonly watch: DatabaseWatch;

  constructor(url: string, log: (message: string) => void) {
    super({ ...connectionOptions(url), max: CONNECTIONS });
    this.watch = new DatabaseWatch({
      ask: () => pingPostgres(url, ASK_WITHIN_MS),
      giveUp: () => this.connections.forEach(breakOff),
      log,
    });
    this.on('connect', (client) => {
      this.connections.add(client);
      // A connection that breaks emits on the pool when idle and on itself when checked out.
      client.on('error', ({ message }) => this.watch.doubt(message));
      client.on('end', () => this.connections.delete(client));
    });
    this.on('error', ({ message }) => this.watch.doubt(message));
    this.on('acquire', (client) => this.watch.begin(client));
    this.on('release', (_error, client) => this.watch.end(client));
  }

  /** Somebody's connection broke: is the database there at all? */
  doubt(reason: string): void {
    this.watch.doubt(reason);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const lent = this.lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override async end(): Promise<void> {
    this.watch.stop();
    await super.end();
  }

  /** Throws DatabaseAway when there is no connection to be had. */
  private async lend(): Promise<pg.PoolClient> {
    if (this.watch.isAway) throw new DatabaseAway('The database is known to be away');
    try {
      const client = await super.connect();
      if (!this.prepared.has(client)) await this.prepare(client);
      return client;
    } catch (error) {
      const reason = reachFailure(error);
      // While all are lent nothing was tried: the database is busy and not away.
      if (this.totalCount < CONNECTIONS) this.watch.doubt(reason);
      throw new DatabaseAway(reason, { cause: error });
    }
  }

  private async prepare(client: pg.PoolClient): Promise<void> {
    try {
      await client.query(SETTINGS);
      this.prepared.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
