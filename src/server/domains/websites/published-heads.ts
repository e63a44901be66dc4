import { LRUCache } from 'lru-cache';
import type { Database } from '../../kernel/database';
import type { Clock } from '../../ports/clock';
import { getPublishedHead, type WebsiteHead } from './published-website';

const MAX_HEADS = 20_000;
/** A head also expires by itself, in case a notice of a change gets lost. */
const LIFETIME_MS = 60_000;

/** Keeps the heads of published websites by slug in memory, for calls that come with every page view. */
export class PublishedHeads {
  private readonly heads = new LRUCache<string, { head: WebsiteHead; expiresAt: number }>({ max: MAX_HEADS });
  private readonly reading = new Map<string, Promise<WebsiteHead>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the head of the published website at a slug. Throws NOT_FOUND when there is none, which is not kept. */
  async get(slug: string): Promise<WebsiteHead> {
    const kept = this.heads.get(slug);
    if (kept && kept.expiresAt > this.clock.now().getTime()) return kept.head;
    const pending = this.reading.get(slug);
    if (pending) return pending;
    const read = getPublishedHead(this.db, slug);
    this.reading.set(slug, read);
    try {
      const head = await read;
      // If a change came meanwhile, it has removed this reading, which may be older than the change.
      if (this.reading.get(slug) === read)
        this.heads.set(slug, { head, expiresAt: this.clock.now().getTime() + LIFETIME_MS });
      return head;
    } finally {
      if (this.reading.get(slug) === read) this.reading.delete(slug);
    }
  }

  drop(slug: string): void {
    this.reading.delete(slug);
    this.heads.delete(slug);
  }

  expireAll(): void {
    this.reading.clear();
    this.heads.clear();
  }
}
