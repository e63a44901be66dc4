import * as api from '@/contracts/endpoints/platform';
import type { PlatformStats } from '@/contracts/platform-stats';
import { formatCount } from '@/core/locale/format-number';
import type { Locale } from '@/core/locale/locale';
import { type CompressedPage, preparePage } from '../../http/compressed-page';
import { serve } from '../../http/route';
import type { Database } from '../../kernel/database';
import type { Clock } from '../../ports/clock/clock';
import { countUsers } from '../accounts';
import { countAllWebsites } from '../websites';

const LIFETIME_MS = 5 * 60 * 1000;

/** The numbers as they were counted in the last five minutes; whoever asks while they are counted waits for the same count. */
export class CachedStats {
  private kept: { stats: PlatformStats; until: number } | null = null;
  private counting: Promise<PlatformStats> | null = null;

  constructor(
    private readonly count: () => Promise<PlatformStats>,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<PlatformStats> {
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

/** Counts every owner and every website: a walk through one index each, once in five minutes for all visitors. */
export async function countPlatform(db: Database): Promise<PlatformStats> {
  return { totalUsers: await countUsers(db), totalWebsites: await countAllWebsites(db) };
}

interface LandingPageParts {
  /** As it was built: without numbers. */
  built: CompressedPage;
  /** What it is written in. */
  locale: Locale;
  stats: CachedStats;
  onError: (error: unknown) => void;
}

/**
 * What signed-out visitors get at `/`: with the numbers in it as soon as they have been counted. Nobody waits for
 * that: until then the page's script asks for them.
 */
export async function createLandingPage(parts: LandingPageParts): Promise<() => CompressedPage> {
  const { contentSecurityPolicy, identity } = parts.built;
  const html = identity.toString();
  let page = parts.built;
  let written: PlatformStats | null = null;

  async function writeCurrent(): Promise<void> {
    const stats = await parts.stats.current();
    if (stats === written) return;
    written = stats;
    page = await preparePage(writeStats(html, stats, parts.locale), contentSecurityPolicy);
  }
  return () => {
    writeCurrent().catch(parts.onError);
    return page;
  };
}

/** Each number takes the place of what stands in its element. */
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
      return stats.current();
    },
  }),
];
