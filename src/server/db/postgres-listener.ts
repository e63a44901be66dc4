import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { RUNNING_LOCK } from './migrate';
import { type Address, breakOff, getConnectionOptions, getGivenPid } from './postgres-connection';

const RECONNECT_MS = 500;
/** A connection that only listens would not notice that its other end is gone. */
const BEAT_EVERY_MS = 5_000;
const BEAT_WITHIN_MS = 3_000;
const HEAR_WITHIN_MS = 2_000;
const POLL_EVERY_MS = 30_000;

interface Follower {
  channel: string;
  onPayload(payload: string): void;
  onGap(): void;
}

interface ListenerParts {
  onBreak(reason: string): void;
  log(message: string): void;
}

/** Hears over one connection what any server process announces, and connects again when it breaks. */
export class PostgresListener {
  private readonly followers: Follower[] = [];
  private client: pg.Client | null = null;
  private opening: Promise<void> | null = null;
  private pollTimer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly address: Address,
    private readonly parts: ListenerParts,
  ) {}

  /** `onGap` is called each time the connection is back, because nobody has heard what was announced meanwhile. */
  async listen(follower: Follower): Promise<void> {
    await this.opening;
    if (this.client) {
      await this.client.query(`LISTEN ${pg.escapeIdentifier(follower.channel)}`);
      // The follower is added only now, because what was announced before LISTEN is not for it.
      this.followers.push(follower);
      return;
    }
    this.followers.push(follower);
    this.opening ??= this.open();
    await this.opening;
  }

  /**
   * Counts the other processes that listen: each holds the lock of running servers, and this one does from now on. Null
   * where none of them can be seen.
   */
  async countOthers(): Promise<number | null> {
    this.opening ??= this.open();
    await this.opening;
    if (!this.client) return null;
    const { rows } = await this.client.query<{ others: number }>(
      `SELECT count(*)::integer AS others FROM pg_locks
      WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND classid = 0 AND objid = $1 AND granted AND pid <> pg_backend_pid()`,
      [RUNNING_LOCK],
    );
    return rows[0]?.others ?? null;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.pollTimer) clearInterval(this.pollTimer);
    if (this.client) breakOff(this.client);
  }

  private async open(): Promise<void> {
    const client = new pg.Client(getConnectionOptions(this.address.url));
    let reason = 'it does not answer';
    // The end of the connection follows the error.
    client.on('error', ({ message }) => {
      reason = message;
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const follower of this.followers) if (follower.channel === channel) follower.onPayload(payload);
    });
    try {
      await client.connect();
      if (!(await canListen(client, this.address.url))) {
        breakOff(client);
        this.pollInstead();
        return;
      }
      // A process that wants to fill an empty database sees by this lock that a server runs.
      await client.query('SELECT pg_advisory_lock_shared($1)', [RUNNING_LOCK]);
      for (const { channel } of this.followers) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      breakOff(client);
      throw error;
    }
    this.client = client;
    const beat = setInterval(() => this.beat(client), BEAT_EVERY_MS).unref();
    client.once('end', () => {
      clearInterval(beat);
      this.client = null;
      if (this.isStopped) return;
      this.parts.onBreak(reason);
      this.reopenSoon();
    });
  }

  /** Nothing is heard through a pooler, so each part looks for itself what is new, as after a gap. */
  private pollInstead(): void {
    if (this.pollTimer) return;
    const { url, setting } = this.address;
    this.parts.log(
      `${setting} leads through a pooler (${new URL(url).host}) that lends connections for one transaction: what other server processes announce is not heard, so what they change shows here up to half a minute later, and nobody sees that this server runs. Set DATABASE_DIRECT_URL to the database itself.`,
    );
    this.pollTimer = setInterval(() => this.reportGap(), POLL_EVERY_MS).unref();
  }

  private reportGap(): void {
    for (const { onGap } of this.followers) onGap();
  }

  private beat(client: pg.Client): void {
    const late = setTimeout(() => breakOff(client), BEAT_WITHIN_MS);
    client
      .query('SELECT 1')
      .catch(() => breakOff(client))
      .finally(() => clearTimeout(late));
  }

  private reopenSoon(): void {
    setTimeout(async () => {
      if (this.isStopped) return;
      try {
        await this.open();
        this.reportGap();
      } catch {
        this.reopenSoon();
      }
    }, RECONNECT_MS).unref();
  }
}

/**
 * Returns true if a connection hears what another one says to it: it leads to the database itself, or a pooler keeps
 * it.
 */
async function canListen(client: pg.Client, url: string): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid === getGivenPid(client)) return true;
  const channel = `hello_${randomUUID()}`;
  let hear: (isHeard: boolean) => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => {
    hear = resolve;
  });
  const onNotification = (notice: pg.Notification) => {
    if (notice.channel === channel) hear(true);
  };
  client.on('notification', onNotification);
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  // Another connection speaks, because over the same one a pooler might deliver the word by chance.
  const other = new pg.Client(getConnectionOptions(url));
  other.on('error', () => undefined);
  try {
    await other.connect();
    await other.query(`NOTIFY ${pg.escapeIdentifier(channel)}`);
    const isHeard = await Promise.race([heard, pause(HEAR_WITHIN_MS, false, { ref: false })]);
    await client.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`);
    return isHeard;
  } finally {
    client.off('notification', onNotification);
    breakOff(other);
  }
}
