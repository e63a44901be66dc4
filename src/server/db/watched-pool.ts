import pg from 'pg';
import { DatabaseAway } from '../kernel/database-errors';
import { DatabaseWatch } from './database-watch';
import { breakOff, connectionOptions, getGivenPid, pingPostgres, reachFailure } from './postgres-connection';

const ASK_WITHIN_MS = 2_000;
/** With the wait for a connection, which is as long as one may take to be made, a call is answered within five seconds. */
const WAIT_FOR_LOCK_MS = 2_000;
/** Longer than any statement of a call takes; what deletes much says `allowTime`. */
const STATEMENT_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const LIMITS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: WAIT_FOR_LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};
/** Ranges are read as texts, whatever the server is set to. Poolers know this setting and keep it for each client. */
const READABLE_DATES = "SET datestyle = 'ISO, YMD'";
const LIMITS_OF_TRANSACTION = Object.entries(LIMITS).map(([name, value]) => `SET LOCAL ${name} = ${value}`);

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

  constructor(
    url: string,
    private readonly connectionLimit: number,
    log: (message: string) => void,
  ) {
    super({ ...connectionOptions(url), max: connectionLimit });
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
      if (this.totalCount < this.connectionLimit) this.watch.doubt(reason);
      throw new DatabaseAway(reason, { cause: error });
    }
  }

  private async prepare(client: pg.PoolClient): Promise<void> {
    try {
      await client.query(READABLE_DATES);
      if (!(await limitSession(client))) limitEachStatement(client);
      this.prepared.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/**
 * Bounds the statements of a connection for as long as it lasts, and returns false where it is a pooler's: the next
 * statement may go to another one, and somebody else's to this one. It is said by a statement and not when connecting,
 * because poolers refuse what they do not know.
 */
async function limitSession(client: pg.PoolClient): Promise<boolean> {
  const settings = Object.entries(LIMITS).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const { rowCount } = await client.query(
    `SELECT ${settings.join(', ')} WHERE pg_backend_pid() = ${getGivenPid(client)}`,
  );
  return rowCount === 1;
}

type Statement = string | pg.QueryConfig;

/** Bounds transactions by the database, in the message that begins them, and single statements by this process. */
function limitEachStatement(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (statement: object, ...rest: unknown[]) => unknown;
  let isInTransaction = false;
  const query = (statement: Statement, ...rest: unknown[]) => {
    const config = typeof statement === 'string' ? { text: statement } : statement;
    if (/^begin\b/i.test(config.text)) {
      isInTransaction = true;
      return send({ ...config, text: [config.text, ...LIMITS_OF_TRANSACTION].join('; ') }, ...rest);
    }
    if (/^(commit|rollback)$/i.test(config.text)) isInTransaction = false;
    return send(isInTransaction ? config : { ...config, query_timeout: STATEMENT_MS }, ...rest);
  };
  client.query = query as typeof client.query;
}
