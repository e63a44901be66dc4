import type { FastifyBaseLogger } from 'fastify';
import { type KeptPage, PUBLISHED } from './page-cache';

/** A shared cache keeps a page for KEEP_SECONDS, and may show it for STALE_SECONDS more while it asks for the next. */
const KEEP_SECONDS = 60 * 60;
const STALE_SECONDS = 60;
/** A page that was on its way to the shared cache while it changed is removed by the second purge. */
const AGAIN_MS = 1_000;
const RETRY_MS = 5_000;
const ANSWER_WITHIN_MS = 2_000;
const PURGES_AT_ONCE = 10;
/** When more purges than this wait for a cache that is away, all of its pages are purged instead. */
const MOST_WAITING = 1_000;

/** Every page has this key beside its own. */
const ALL_PAGES = 'pages';

const getSurrogateKey = (slug: string) => `page-${slug}`;

/**
 * Tells the shared caches in front of the server, such as Varnish or nginx, by `PURGE` that a page has changed. Until
 * then they may keep published pages. A purge names the address of the page, and its `Surrogate-Key` for caches that
 * know such keys.
 */
export class PageEdge {
  private readonly caches: WaitingPurges[];

  constructor(
    addresses: readonly string[],
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {
    this.caches = addresses.map((address) => new WaitingPurges(address, log));
  }

  /** Purges are sent only where there is a shared cache. */
  get isUsed(): boolean {
    return this.caches.length > 0;
  }

  /** Returns the headers by which shared caches keep a published page; browsers still ask each time. */
  getHeaders(slug: string, { goodUntil }: KeptPage, now: Date): Record<string, string> {
    if (!this.isUsed) return {};
    const left = goodUntil ? Math.floor((goodUntil.getTime() - now.getTime()) / 1000) : KEEP_SECONDS;
    const seconds = Math.max(0, Math.min(KEEP_SECONDS, left));
    // The end of a page is exact: it is not shown for a moment longer.
    const stale = left > KEEP_SECONDS + STALE_SECONDS || !goodUntil ? STALE_SECONDS : 0;
    return {
      'cache-control': `${PUBLISHED}, s-maxage=${seconds}`,
      'surrogate-control': `max-age=${seconds}, stale-while-revalidate=${stale}`,
      'surrogate-key': `${ALL_PAGES} ${getSurrogateKey(slug)}`,
    };
  }

  /** Removes a page that has changed; nobody waits for it. */
  purge(slug: string): void {
    this.purgeTwice({ path: `/${slug}`, key: getSurrogateKey(slug) });
  }

  /** Removes every page: this server is another release, or has not heard what has changed. */
  purgeAll(): void {
    this.purgeTwice({ path: '/', key: ALL_PAGES });
  }

  private purgeTwice(purge: Purge): void {
    if (!this.isUsed) return;
    const purgeNow = () => {
      for (const cache of this.caches)
        void cache.add(purge).catch((error: unknown) => this.log.error({ err: error }, 'A purge failed'));
    };
    purgeNow();
    setTimeout(purgeNow, AGAIN_MS).unref();
  }
}

interface Purge {
  path: string;
  key: string;
}

/** Holds the purges that one shared cache has not confirmed, and sends them again until it has. */
class WaitingPurges {
  private readonly waiting = new Map<string, Purge>();
  private sending: Promise<void> | null = null;
  private isAway = false;

  constructor(
    private readonly address: string,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {}

  /** Resolves when the cache has heard of all that waits, or is to be told again later. */
  add(purge: Purge): Promise<void> {
    this.waiting.set(purge.key, purge);
    if (this.waiting.size > MOST_WAITING) {
      this.waiting.clear();
      this.waiting.set(ALL_PAGES, { path: '/', key: ALL_PAGES });
    }
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.size > 0) {
      const some = [...this.waiting.values()].slice(0, PURGES_AT_ONCE);
      // A purge that is added meanwhile tells of a later change of the same page.
      for (const { key } of some) this.waiting.delete(key);
      const failures = (await Promise.all(some.map((purge) => this.send(purge)))).filter(
        (failure) => failure !== null,
      );
      for (const { purge } of failures) this.waiting.set(purge.key, purge);
      if (failures[0]) return this.tryLater(failures[0].reason);
      if (this.isAway) this.log.info(`The shared cache at ${this.address} answers again.`);
      this.isAway = false;
    }
  }

  private async send(purge: Purge): Promise<{ purge: Purge; reason: string } | null> {
    try {
      const answer = await fetch(new URL(purge.path, this.address), {
        method: 'PURGE',
        headers: { 'surrogate-key': purge.key },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.body?.cancel();
      // A 404 or 412 means that the cache has nothing at this address.
      const isDone = answer.ok || answer.status === 404 || answer.status === 412;
      return isDone ? null : { purge, reason: `it answers ${answer.status}` };
    } catch (error) {
      const { message, cause } = error as Error;
      return { purge, reason: cause instanceof Error ? cause.message : message };
    }
  }

  private tryLater(reason: string): void {
    if (!this.isAway) {
      this.log.error(
        `The shared cache at ${this.address} cannot be told what has changed (${reason}); it may show old pages until then.`,
      );
    }
    this.isAway = true;
    setTimeout(() => {
      const [next] = this.waiting.values();
      if (next) void this.add(next);
    }, RETRY_MS).unref();
  }
}
