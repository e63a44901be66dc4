import { HOUR_MS, MINUTE_MS } from '@/core/dates';
import type { Deps } from '../../http/deps';
import { PartsCount, type SitemapPart } from '../websites';

/** Counting reads every website, so it happens no more often than this. */
const LIFETIME_MS = MINUTE_MS;
/** A count of many parts is made in the background, and less often. */
const LIFETIME_OF_MANY_MS = 10 * MINUTE_MS;
/** An answer says that it is valid for an hour, so a call waits for a new count if the parts are older. */
const MAX_AGE_MS = HOUR_MS;

interface Kept {
  parts: SitemapPart[];
  /** The count began at this moment. */
  at: number;
  isOfMany: boolean;
}

/**
 * Keeps the sitemap's parts, counted once for all calls. Many parts that are old are still returned while they are
 * counted anew, and so are all parts while the database cannot count. After a failure, the next call continues the
 * first count.
 */
export class KeptParts {
  private kept: Kept | null = null;
  private begun: { count: PartsCount; at: number } | null = null;
  private counting: Promise<SitemapPart[]> | null = null;

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'clock' | 'log'>,
    private readonly idsPerPart: number,
  ) {}

  async get(): Promise<SitemapPart[]> {
    const { kept } = this;
    if (kept && this.isWithin(kept.at, kept.isOfMany ? LIFETIME_OF_MANY_MS : LIFETIME_MS)) return kept.parts;
    this.counting ??= this.count().finally(() => {
      this.counting = null;
    });
    if (!kept) return this.counting;
    const counted = this.counting.catch((error) => {
      this.deps.log.warn({ err: error }, 'The sitemap is counted later');
      return kept.parts;
    });
    return kept.isOfMany && this.isWithin(kept.at, MAX_AGE_MS) ? kept.parts : counted;
  }

  private async count(): Promise<SitemapPart[]> {
    const { db, clock } = this.deps;
    if (!this.begun || !this.isWithin(this.begun.at, LIFETIME_OF_MANY_MS))
      this.begun = { count: new PartsCount(db, this.idsPerPart), at: clock.now().getTime() };
    const { count, at } = this.begun;
    const parts = withFirst(await count.finish());
    this.kept = { parts, at, isOfMany: parts.length > 1 };
    this.begun = null;
    return parts;
  }

  private isWithin(at: number, ms: number): boolean {
    const now = this.deps.clock.now().getTime();
    return now >= at && now < at + ms;
  }
}

/** Adds the first part if it has no website. */
function withFirst(parts: SitemapPart[]): SitemapPart[] {
  const first = { number: 1, count: 0, updatedAt: new Date(0) };
  return parts[0]?.number === 1 ? parts : [first, ...parts];
}
