import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from './client';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER } from './migrate';

const STATEMENT_TIMEOUT_MS = 15_000;
const RECONNECT_MS = 1_000;

/** Opens a PostgreSQL server, brings its tables up to date and keeps a pool of connections. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<DatabaseHandle> {
  await migrateUnderLock(url);
  const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: STATEMENT_TIMEOUT_MS });
  // A connection that breaks emits on the pool when idle and on itself when checked out.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const listeners: Listener[] = [];
  return {
    db: drizzle(pool),
    kind: 'postgres',
    // The server's own autovacuum does.
    erase: async () => undefined,
    async listen(channel, onPayload) {
      const listener = new Listener(url, channel, onPayload, onError);
      listeners.push(listener);
      await listener.start();
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}

/** A connection of its own that waits for notifications, and comes back when it breaks. */
class Listener {
  private client: pg.Client | null = null;
  private isStopped = false;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onPayload: (payload: string) => void,
    private readonly onError: (error: Error) => void,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('error', this.onError);
    client.on('notification', ({ payload }) => this.onPayload(payload ?? ''));
    client.on('end', () => this.restart());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    this.client = client;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end();
  }

  private restart(): void {
    if (this.isStopped) return;
    setTimeout(() => {
      if (!this.isStopped) this.start().catch((error: Error) => this.onError(error));
    }, RECONNECT_MS).unref();
  }
}
