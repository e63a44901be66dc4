import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../kernel/database-errors';
import type { Clock } from '../ports/clock';
import { chooseEncoding, createEtag, type Encoding, isKnown } from './negotiate';

/**
 * Holds an HTML page with its bytes as nearly all browsers take them; other encodings are made of these when somebody
 * asks.
 */
export interface KeptPage {
  br: Buffer;
  gzip?: Buffer;
  identity?: Buffer;
  etag: string;
  contentSecurityPolicy: string;
  /** The page changes by itself at this moment, such as at midnight; undefined for a page that stays as it is. */
  goodUntil?: Date;
  /** Names the state that was drawn: as long as the state has the same name, the page is the same. */
  state?: string;
}

/** Holds a page with its bytes ready in every encoding, compressed once; only the few pages that do not change have this. */
export interface CompressedPage extends KeptPage {
  identity: Buffer;
  gzip: Buffer;
}

/** Renders a page, and says whether one that was rendered before still holds. */
interface PageSource {
  /** Returns null where there is no page. */
  render(): Promise<KeptPage | null>;
  /** Returns the name of the present state, which costs less than to draw the page; null where there is no page. */
  findState?(): Promise<string | null>;
}

/** Quality 5 compresses a page in about a millisecond; the size gained by 11 is not worth a hundred of them. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Compresses a page in one encoding only: with a million pages, each should cost little of the processor and the memory. */
export async function compressPage(html: string, contentSecurityPolicy: string): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const br = await promisify(brotliCompress)(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  return { br, etag: createEtag(identity), contentSecurityPolicy };
}

export async function preparePage(html: string, contentSecurityPolicy: string): Promise<CompressedPage> {
  const identity = Buffer.from(html);
  const [page, gzipped] = await Promise.all([
    compressPage(html, contentSecurityPolicy),
    promisify(gzip)(identity, { level: GZIP_LEVEL }),
  ]);
  return { ...page, identity, gzip: gzipped };
}

/**
 * Returns the bytes of a page in an encoding; null means none. Bytes without an encoding are not kept, as they are
 * large.
 */
async function readBytes(page: KeptPage, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  if (encoding === 'gzip' && page.gzip) return page.gzip;
  const identity = page.identity ?? (await promisify(brotliDecompress)(page.br));
  if (encoding === null) return identity;
  page.gzip = await promisify(gzip)(identity, { level: GZIP_LEVEL });
  return page.gzip;
}

/** Browsers ask for a published page each time, and get 304 while nothing has changed. */
export const PUBLISHED = 'public, max-age=0, must-revalidate';

export function getPageHeaders(page: KeptPage, cacheControl: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentSecurityPolicy,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag: page.etag,
  };
}

/**
 * Sends a page in the encoding that the browser takes, or 304 when the browser has it already; `vary` lists the headers
 * by which others get another page at this address.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  cacheControl: string,
  vary?: string,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = page[encoding ?? 'identity'];
  return sendBytes(request, reply, { page, encoding, bytes }, cacheControl, vary);
}

/** Sends a page as `sendPage` does; its bytes may have to be made for this encoding first. */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  cacheControl: string,
  vary?: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await readBytes(page, encoding);
  return sendBytes(request, reply, { page, encoding, bytes }, cacheControl, vary);
}

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, encoding, bytes }: { page: KeptPage; encoding: Encoding | null; bytes: Buffer },
  cacheControl: string,
  vary?: string,
): FastifyReply {
  reply.headers(getPageHeaders(page, cacheControl));
  if (vary) reply.header('vary', vary);
  const isFound = reply.statusCode === 200;
  if (isFound && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

const MAX_CACHED_BYTES = 128 * 1024 * 1024;
/** Beside its content, a page takes about this much for headers, names and objects. */
const PAGE_OVERHEAD_BYTES = 2_000;
/** A page is compared with the database after this time, in case the notice of a change got lost. */
const DOUBT_AFTER_MS = 60_000;

/** A Date can hold no later moment. */
const NEVER = new Date(8.64e15);

interface Entry {
  page: KeptPage;
  /** The page is sent until then without a look at the database. */
  trustedUntil: number;
}

interface CacheOptions {
  maxSize?: number;
  /** Is 0 behind a shared cache: few requests come, and it keeps what it gets, so each page is asked for its state. */
  doubtAfterMs?: number;
  /** Lists the names of the pages that change with the one at a slug. */
  listBelow?: (slug: string) => string[];
}

/** Keeps rendered pages in memory, by slug or by another name; the least recently used are evicted first. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly rendering = new Map<string, Promise<KeptPage | null>>();
  private readonly counts = { hits: 0, renders: 0 };
  private readonly doubtAfterMs: number;
  private readonly listBelow: (slug: string) => string[];

  constructor(
    private readonly clock: Clock,
    { maxSize = MAX_CACHED_BYTES, doubtAfterMs = DOUBT_AFTER_MS, listBelow = () => [] }: CacheOptions = {},
  ) {
    this.doubtAfterMs = doubtAfterMs;
    this.listBelow = listBelow;
    // Entries are doubted by the injected clock, so the cache itself is given no lifetime.
    this.entries = new LRUCache({
      maxSize,
      // Its gzip, which is made when somebody asks, is hardly larger.
      sizeCalculation: ({ page }) => 2 * page.br.length + PAGE_OVERHEAD_BYTES,
    });
  }

  get(slug: string): KeptPage | null {
    const entry = this.entries.get(slug);
    if (!entry || entry.trustedUntil <= this.clock.now().getTime()) return null;
    this.counts.hits += 1;
    return entry.page;
  }

  /**
   * Returns the cached page, or the rendered one; many requests for one page render it once. A page that is in doubt is
   * rendered only if its state has changed or its time is over. Null is not kept. While the database is away, it
   * returns the page that was last known.
   */
  getOrRender(slug: string, source: PageSource): Promise<KeptPage | null> {
    const cached = this.get(slug);
    if (cached) return Promise.resolve(cached);
    const pending = this.rendering.get(slug);
    if (pending) return pending;
    const started = this.keep(slug, this.renew(slug, source), () => this.rendering.get(slug) === started);
    this.rendering.set(slug, started);
    return started;
  }

  /** Returns how often a page was there, how often one was rendered, and what is kept now. */
  measure(): { hits: number; renders: number; pages: number; bytes: number } {
    return { ...this.counts, pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Forgets the page at a slug and those that change with it. */
  drop(slug: string): void {
    for (const name of [slug, ...this.listBelow(slug)]) {
      this.rendering.delete(name);
      this.entries.delete(name);
    }
  }

  /** Is called when any page may have changed: each is asked for its state, or drawn anew, before it is shown again. */
  expireAll(): void {
    this.rendering.clear();
    for (const entry of this.entries.values()) entry.trustedUntil = Number.NEGATIVE_INFINITY;
  }

  private async renew(slug: string, { render, findState }: PageSource): Promise<KeptPage | null> {
    const known = this.entries.get(slug)?.page;
    if (findState && known?.state !== undefined && this.clock.now() < (known.goodUntil ?? NEVER))
      if ((await findState()) === known.state) return known;
    this.counts.renders += 1;
    return render();
  }

  /** `isCurrent` is false when a change has removed the page while it was rendered: it may be the old one. */
  private async keep(
    slug: string,
    rendered: Promise<KeptPage | null>,
    isCurrent: () => boolean,
  ): Promise<KeptPage | null> {
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

  private store(slug: string, page: KeptPage | null): void {
    if (!page) {
      this.entries.delete(slug);
      return;
    }
    const doubtedFrom = this.clock.now().getTime() + this.doubtAfterMs;
    const trustedUntil = Math.min(doubtedFrom, (page.goodUntil ?? NEVER).getTime());
    this.entries.set(slug, { page, trustedUntil });
  }
}
