import pg from 'pg';
import { RUNNING_LOCK } from './migrate';
import { breakOff, connectionOptions } from './postgres-connection';

const RECONNECT_MS = 500;
/** A connection that only listens would not notice that its other end is gone. */
const BEAT_EVERY_MS = 5_000;
const BEAT_WITHIN_MS = 3_000;

interface Follower {
  channel: string;
  onPayload(payload: string): void;
  onGap(): void;
}

/** One connection that hears what any server process announces, and comes back when it breaks. */
export class PostgresListener {
  private readonly followers: Follower[] = [];
  private client: pg.Client | null = null;
  private opening: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly url: string,
    private readonly onBreak: (reason: string) => void,
  ) {}

  /** `onGap` is called each time after the connection was gone: what was announced meanwhile nobody has heard. */
  async listen(follower: Follower): Promise<void> {
    if (this.client) {
      await this.client.query(`LISTEN ${pg.escapeIdentifier(follower.channel)}`);
      // Only now: what was announced before has come by then, and is not for this follower.
      this.followers.push(follower);
      return;
    }
    this.followers.push(follower);
    this.opening ??= this.open();
    await this.opening;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.client) breakOff(this.client);
  }

  private async open(): Promise<void> {
    const client = new pg.Client(connectionOptions(this.url));
    let reason = 'it does not answer';
    // Its end follows.
    client.on('error', ({ message }) => {
      reason = message;
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const follower of this.followers) if (follower.channel === channel) follower.onPayload(payload);
    });
    try {
      await client.connect();
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
      this.onBreak(reason);
      this.reopenSoon();
    });
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
        for (const { onGap } of this.followers) onGap();
      } catch {
        this.reopenSoon();
      }
    }, RECONNECT_MS).unref();
  }
}
