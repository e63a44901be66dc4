import { Redis } from 'ioredis';
import type { KeyedHash } from '../kernel/secrets';
import type { Counted, CountStore } from '../kernel/shared-counts';
import type { Bus } from '../kernel/unit-of-work';

const TRY_AGAIN_MS = 1_000;
const RECONNECT_MS = 500;
/** A connection that only listens would not notice that its other end is gone. */
const BEAT_EVERY_MS = 5_000;
const BEAT_WITHIN_MS = 3_000;

interface RedisParts {
  url: string;
  /** Makes names that tell nothing of addresses and people, and that no other installation has. */
  keyedHash: KeyedHash;
  log(message: string): void;
  /** No call waits longer for Redis: 100 ms unless another time is given. */
  answerWithinMs?: number;
}

/**
 * Shares counts and announcements between processes, in a Redis or Valkey that may go away at any moment: then each
 * call rejects at once, one line says so, and another one when it is back.
 */
export class RedisLink implements CountStore, Bus {
  private readonly client: Redis;
  private readonly listener: Redis;
  private readonly host: string;
  private readonly answerWithinMs: number;
  private readonly followers = new Map<string, { onPayload(payload: string): void; onGap(): void }>();
  private awaySince: number | null = null;
  private tryAgain: NodeJS.Timeout | null = null;
  private beat: NodeJS.Timeout | null = null;
  private opening: Promise<void> | null = null;
  private hasListened = false;
  private lastReason = 'it does not answer';

  constructor(private readonly parts: RedisParts) {
    this.host = new URL(parts.url).host;
    this.answerWithinMs = parts.answerWithinMs ?? 100;
    const options = {
      protocol: 2,
      lazyConnect: true,
      // A command that cannot be sent now is not sent later: nobody waits for it.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      autoResendUnfulfilledCommands: false,
      disableClientInfo: true,
      connectTimeout: BEAT_WITHIN_MS,
      keepAlive: 10_000,
      retryStrategy: () => RECONNECT_MS,
    } as const;
    this.client = new Redis(parts.url, options);
    this.listener = new Redis(parts.url, options);
    for (const connection of [this.client, this.listener])
      connection.on('error', ({ message }: Error) => {
        this.lastReason = message;
      });
    this.listener.on('message', (channel: string, payload: string) =>
      this.followers.get(channel)?.onPayload(payload),
    );
    this.listener.on('ready', () => void this.listenAgain());
  }

  async add(key: string, windowMs: number): Promise<Counted> {
    const name = this.name('count', key);
    const answers = await this.ask(() =>
      this.client.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec(),
    );
    const failure = answers?.find(([error]) => error)?.[0];
    if (failure) throw failure;
    const [, calls = 1, endsInMs = -1] = (answers ?? []).map(([, answer]) => Number(answer));
    if (endsInMs >= 0) return { calls, endsInMs };
    await this.ask(() => this.client.pexpire(name, windowMs));
    return { calls, endsInMs: windowMs };
  }

  async calls(key: string): Promise<number> {
    return Number(await this.ask(() => this.client.get(this.name('count', key))));
  }

  async uncount(key: string): Promise<void> {
    const name = this.name('count', key);
    const answers = await this.ask(() => this.client.multi().decr(name).pttl(name).exec());
    // The count had ended meanwhile, and one that is counted down from nothing would stay for ever.
    if (Number(answers?.[1]?.[1]) < 0) await this.forget(key);
  }

  async forget(key: string): Promise<void> {
    await this.ask(() => this.client.del(this.name('count', key)));
  }

  async announce(channel: string, payload: string): Promise<boolean> {
    return this.ask(() => this.client.publish(this.name('channel', channel), payload)).then(
      () => true,
      () => false,
    );
  }

  async follow(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void> {
    this.followers.set(this.name('channel', channel), { onPayload, onGap });
    await this.open();
    if (this.listener.status === 'ready') await this.listenAgain();
    else this.listener.connect().catch(() => undefined);
    this.beat ??= setInterval(() => void this.checkListener(), BEAT_EVERY_MS).unref();
  }

  close(): void {
    for (const timer of [this.tryAgain, this.beat]) if (timer) clearInterval(timer);
    this.client.disconnect();
    this.listener.disconnect();
  }

  /** Tries to connect once; whether Redis is there or not, the server starts. */
  private open(): Promise<void> {
    this.opening ??= this.client.connect().then(
      () => undefined,
      (error: Error) => this.leave(error.message),
    );
    return this.opening;
  }

  private async listenAgain(): Promise<void> {
    if (this.followers.size === 0) return;
    try {
      await this.listener.subscribe(...this.followers.keys());
    } catch {
      this.listener.disconnect(true);
      return;
    }
    // Nobody has heard the announcements of the time between.
    if (this.hasListened) for (const { onGap } of this.followers.values()) onGap();
    this.hasListened = true;
  }

  private async checkListener(): Promise<void> {
    if (this.listener.status !== 'ready') return;
    await answerWithin(BEAT_WITHIN_MS, () => this.listener.ping()).catch(() =>
      this.listener.disconnect(true),
    );
  }

  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    await this.open();
    if (this.awaySince !== null) throw new Error('Redis is known to be away');
    try {
      return await answerWithin(this.answerWithinMs, question);
    } catch (error) {
      this.leave(this.client.status === 'ready' ? (error as Error).message : this.lastReason);
      throw error;
    }
  }

  private leave(reason: string): void {
    if (this.awaySince !== null) return;
    this.awaySince = performance.now();
    this.parts.log(
      `Redis at ${this.host} is away (${reason}): limits are counted by each process, and changes are announced by the database.`,
    );
    this.tryAgain ??= setInterval(() => void this.comeBack(), TRY_AGAIN_MS).unref();
  }

  /** Redis is back when it can be written. */
  private async comeBack(): Promise<void> {
    if (this.awaySince === null) return;
    const probe = this.name('probe', 'write');
    const isBack = await answerWithin(this.answerWithinMs, () =>
      this.client.set(probe, 1, 'PX', TRY_AGAIN_MS),
    ).then(
      () => true,
      () => false,
    );
    if (!isBack || this.awaySince === null) return;
    const seconds = Math.round((performance.now() - this.awaySince) / 1000);
    this.awaySince = null;
    this.parts.log(`Redis at ${this.host} is back after ${seconds} s.`);
  }

  private name(kind: string, key: string): string {
    return `verandly:${kind}:${this.parts.keyedHash('redis', `${kind}:${key}`)}`;
  }
}

/** Rejects when there is no answer in time; one that has come while this process was busy is in time. */
async function answerWithin<Answer>(ms: number, question: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer in ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([question(), late]);
  } finally {
    clearTimeout(timer);
  }
}
