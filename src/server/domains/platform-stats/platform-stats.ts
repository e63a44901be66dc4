import type { PlatformStats } from '@/contracts/endpoints/platform';
import * as api from '@/contracts/endpoints/platform';
import { MINUTE_MS } from '@/core/dates';
import { formatCount } from '@/core/locale/format-number';
import type { Locale } from '@/core/locale/locale';
import { type CompressedPage, preparePage } from '../../http/page-cache';
import { serve } from '../../http/route';
import type { Database } from '../../kernel/database';
import type { Clock } from '../../ports/clock';
import { countUsers } from '../accounts';
import { countAllWebsites } from '../websites';

const LIFETIME_MS = 5 * MINUTE_MS;

/** Keeps the numbers for five minutes; calls that come while they are counted wait for the same count. */
export class CachedStats {
  private kept: { stats: PlatformStats; until: number } | null = null;
  private counting: Promise<PlatformStats> | null = null;

  constructor(
    private readonly count: () => Promise<PlatformStats>,
    private readonly clock: Clock,
  ) {}

  async getCurrent(): Promise<PlatformStats> {
    if (this.kept && this.clock.now().getTime() < this.kept.until) return this.kept.stats;
    this.counting ??= this.countAnew().finally(() => {
      this.counting = null;
    });
    return this.counting;
  }

  private async countAnew(): Promise<PlatformStats> {
    const stats = await this.count();
    this.kept = { stats, until: this.clock.now().getTime() + LIFETIME_MS };
    return stats;
  }
}

/** Counts owners and websites, once in five minutes for all visitors. */
export async function countPlatform(db: Database): Promise<PlatformStats> {
  return { totalUsers: await countUsers(db), totalWebsites: await countAllWebsites(db) };
}

/**
 * Makes the landing page that signed-out visitors get at `/`, with the numbers in it once they have been counted.
 * Nobody waits for that: until then the page's script asks for them.
 */
export function createLandingPages(
  stats: CachedStats,
  onError: (error: unknown) => void,
): (built: CompressedPage, locale: Locale) => CompressedPage {
  const written = new Map<CompressedPage, { page: CompressedPage; stats: PlatformStats }>();

  async function writeCurrent(built: CompressedPage, locale: Locale): Promise<void> {
    const current = await stats.getCurrent();
    const former = written.get(built);
    if (former?.stats === current) return;
    // The entry is set before the page is made, so that calls meanwhile do not make it once more.
    written.set(built, { stats: current, page: former?.page ?? built });
    const html = writeStats(built.identity.toString(), current, locale);
    written.set(built, { stats: current, page: await preparePage(html, built.contentSecurityPolicy) });
  }
  return (built, locale) => {
    writeCurrent(built, locale).catch(onError);
    return written.get(built)?.page ?? built;
  };
}

/** Writes each number into its element. */
function writeStats(html: string, stats: PlatformStats, locale: Locale): string {
  return html.replace(/(<b data-stat="(\w+)">).*?<\/b>/g, (_all, tag: string, name: string) => {
    return `${tag}${formatCount(locale, stats[name as keyof PlatformStats])}</b>`;
  });
}

export const platformStatsRoutes = (stats: CachedStats) => [
  serve(api.getPlatformStats, {
    access: 'public',
    rateLimit: { max: 240, windowSeconds: 60 },
    call: ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return stats.getCurrent();
    },
  }),
];
