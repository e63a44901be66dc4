import { isUnavailable } from '../kernel/database-errors';
import type { Clock } from '../ports/clock/clock';
import type { ReadyPage } from './ready-page';

const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** An entry also ends by itself, so that a notice that got lost heals. */
const LIFETIME_MS = 60_000;

interface Entry {
  page: ReadyPage;
  bytes: number;
  expiresAt: number;
}

/** Rendered pages by slug, or by another name, in memory, the least used forgotten first. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<ReadyPage | null>>();
  private cachedBytes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly maxBytes = MAX_CACHED_BYTES,
  ) {}

  get(slug: string): ReadyPage | null {
    const entry = this.entries.get(slug);
    if (!entry) return null;
    if (entry.expiresAt <= this.clock.now().getTime()) return null;
    this.entries.delete(slug);
    this.entries.set(slug, entry);
    return entry.page;
  }

  /**
   * The cached page, or the rendered one; many requests for one page render it once. Null is not kept. While the
   * database is away, the page that was last known.
   */
  getOrRender(slug: string, render: () => Promise<ReadyPage | null>): Promise<ReadyPage | null> {
    const cached = this.get(slug);
    if (cached) return Promise.resolve(cached);
    const pending = this.rendering.get(slug);
    if (pending) return pending;
    const started = this.keep(slug, render(), () => this.rendering.get(slug) === started);
    this.rendering.set(slug, started);
    return started;
  }

  drop(slug: string): void {
    this.rendering.delete(slug);
    this.forget(slug);
  }

  /** Any page may have changed: each is rendered anew before it is shown again. */
  expireAll(): void {
    this.rendering.clear();
    for (const entry of this.entries.values()) entry.expiresAt = Number.NEGATIVE_INFINITY;
  }

  /** `isCurrent` is false when a change has removed the page while it was rendered: it may be the old one. */
  private async keep(
    slug: string,
    rendered: Promise<ReadyPage | null>,
    isCurrent: () => boolean,
  ): Promise<ReadyPage | null> {
    try {
      const page = await rendered;
      if (isCurrent()) this.store(slug, page);
      return page;
    } catch (error) {
      const known = this.entries.get(slug);
      if (known && isUnavailable(error)) return known.page;
      throw error;
    } finally {
      if (isCurrent()) this.rendering.delete(slug);
    }
  }

  private store(slug: string, page: ReadyPage | null): void {
    this.forget(slug);
    if (!page) return;
    const bytes = page.identity.length + page.gzip.length + page.br.length;
    const lifetimeEnd = this.clock.now().getTime() + LIFETIME_MS;
    const expiresAt = Math.min(lifetimeEnd, page.goodUntil?.getTime() ?? lifetimeEnd);
    this.entries.set(slug, { page, bytes, expiresAt });
    this.cachedBytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.cachedBytes <= this.maxBytes) break;
      this.forget(oldest);
    }
  }

  private forget(slug: string): void {
    const entry = this.entries.get(slug);
    if (!entry) return;
    this.entries.delete(slug);
    this.cachedBytes -= entry.bytes;
  }
}
