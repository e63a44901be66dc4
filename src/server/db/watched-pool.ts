import pg from 'pg';
import { DatabaseAway } from '../kernel/database-errors';
import { boundStatements, isWriting, NotAcknowledged, type Statement } from './bound-statements';
import { DatabaseWatch } from './database-watch';
import { breakOff, describeReachFailure, getConnectionOptions, pingPostgres } from './postgres-connection';

const ASK_WITHIN_MS = 2_000;
/** Ranges are read as texts, whatever the server is set to. Poolers know this setting and keep it for each client. */
const READABLE_DATES = "SET datestyle = 'ISO, YMD'";
/** A caller whose commit has waited for a standby for this long is let go. */
const COMMIT_MS = 1_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Lets its callers hear within seconds that the database is away, or that it acknowledges nothing because its standby
 * is away; `DatabaseWatch` says how.
 */
export class WatchedPool extends pg.Pool {
  private readonly connections = new Set<pg.PoolClient>();
  private readonly prepared = new WeakSet<pg.PoolClient>();
  private readonly committingSince = new Map<pg.PoolClient, number>();
  private readonly watch: DatabaseWatch;

  constructor(
    url: string,
    private readonly connectionLimit: number,
    log: (message: string) => void,
  ) {
    super({ ...getConnectionOptions(url), max: connectionLimit });
    this.watch = new DatabaseWatch({
      ask: () => pingPostgres(url, ASK_WITHIN_MS),
      giveUp: () => this.connections.forEach(breakOff),
      letCommitsGo: () => this.letCommitsGo(),
      log,
    });
    this.on('connect', (client) => {
      this.connections.add(client);
      // A connection that breaks emits on the pool when idle and on itself when checked out.
      client.on('error', ({ message }) => this.watch.checkNow(message));
      client.on('end', () => this.connections.delete(client));
    });
    this.on('error', ({ message }) => this.watch.checkNow(message));
    this.on('acquire', (client) => this.watch.begin(client));
    this.on('release', (_error, client) => {
      this.watch.end(client);
      this.committingSince.delete(client);
    });
    const query = this.query.bind(this) as (statement: Statement, ...rest: unknown[]) => unknown;
    // A statement is refused before it takes a connection, which the pool would close because of the failure.
    this.query = ((statement: Statement, ...rest: unknown[]) =>
      this.watch.isStandbyAway && isWriting(statement)
        ? Promise.reject(new NotAcknowledged())
        : query(statement, ...rest)) as typeof this.query;
  }

  /** Asks whether the database is there at all, after somebody's connection broke. */
  checkNow(reason: string): void {
    this.watch.checkNow(reason);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const lent = this.connectOrThrow();
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

  /**
   * Breaks off the commits that wait for a standby. The transaction goes on in the database: until it ends, nobody sees
   * what it wrote, and its locks hold up whoever sends the same again.
   */
  private letCommitsGo(): void {
    for (const [client, since] of this.committingSince)
      if (performance.now() - since > COMMIT_MS) breakOff(client);
  }

  /** Throws DatabaseAway when there is no connection to be had. */
  private async connectOrThrow(): Promise<pg.PoolClient> {
    if (this.watch.isAway) throw new DatabaseAway('The database is known to be away');
    try {
      const client = await super.connect();
      if (!this.prepared.has(client)) await this.prepare(client);
      return client;
    } catch (error) {
      const reason = describeReachFailure(error);
      // If all connections are lent, none was tried: the database is busy and not away.
      if (this.totalCount < this.connectionLimit) this.watch.checkNow(reason);
      throw new DatabaseAway(reason, { cause: error });
    }
  }

  private async prepare(client: pg.PoolClient): Promise<void> {
    try {
      await client.query(READABLE_DATES);
      await boundStatements(client, {
        onCommit: () => this.committingSince.set(client, performance.now()),
        isStandbyAway: () => this.watch.isStandbyAway,
      });
      this.prepared.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
