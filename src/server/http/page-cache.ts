import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../kernel/database-errors';
import type { Clock } from '../ports/clock';
import type { CompressedPage } from './compressed-page';

const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** An entry also ends by itself, so that a notice that got lost heals. */
const LIFETIME_MS = 60_000;

interface Entry {
  page: CompressedPage;
  expiresAt: number;
}

/** Rendered pages by slug, or by another name, in memory; the least recently used are evicted first. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly rendering = new Map<string, Promise<CompressedPage | null>>();
  private readonly counts = { hits: 0, renders: 0 };

  constructor(
    private readonly clock: Clock,
    maxSize = MAX_CACHED_BYTES,
  ) {
    // Entries expire by the injected clock, so the cache itself is given no lifetime.
    this.entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ page }) => page.identity.length + page.gzip.length + page.br.length,
    });
  }

  get(slug: string): CompressedPage | null {
    const entry = this.entries.get(slug);
    if (!entry || entry.expiresAt <= this.clock.now().getTime()) return null;
    this.counts.hits += 1;
    return entry.page;
  }

  /**
   * The cached page, or the rendered one; many requests for one page render it once. Null is not kept. While the
   * database is away, the page that was last known.
   */
  getOrRender(slug: string, render: () => Promise<CompressedPage | null>): Promise<CompressedPage | null> {
    const cached = this.get(slug);
    if (cached) return Promise.resolve(cached);
    const pending = this.rendering.get(slug);
    if (pending) return pending;
    this.counts.renders += 1;
    const started = this.keep(slug, render(), () => this.rendering.get(slug) === started);
    this.rendering.set(slug, started);
    return started;
  }

  /** Returns how often a page was there, how often one was rendered, and what is kept now. */
  measure(): { hits: number; renders: number; pages: number; bytes: number } {
    return { ...this.counts, pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  drop(slug: string): void {
    this.rendering.delete(slug);
    this.entries.delete(slug);
  }

  /** Any page may have changed: each is rendered anew before it is shown again. */
  expireAll(): void {
    this.rendering.clear();
    for (const entry of this.entries.values()) entry.expiresAt = Number.NEGATIVE_INFINITY;
  }

  /** `isCurrent` is false when a change has removed the page while it was rendered: it may be the old one. */
  private async keep(
    slug: string,
    rendered: Promise<CompressedPage | null>,
    isCurrent: () => boolean,
  ): Promise<CompressedPage | null> {
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

  private store(slug: string, page: CompressedPage | null): void {
    if (!page) {
      this.entries.delete(slug);
      return;
    }
    const lifetimeEnd = this.clock.now().getTime() + LIFETIME_MS;
    const expiresAt = Math.min(lifetimeEnd, page.goodUntil?.getTime() ?? lifetimeEnd);
    this.entries.set(slug, { page, expiresAt });
  }
}
