import type { PlatformStats } from '@/contracts/platform-stats';
import { formatCount } from '@/core/format-count';
import { preparePage, type ReadyPage } from '../../http/ready-page';
import type { KeptStats } from './kept-stats';

interface LandingPageParts {
  /** As it was built: without numbers. */
  built: ReadyPage;
  stats: KeptStats;
  onError: (error: unknown) => void;
}

/**
 * What signed-out visitors get at `/`: with the numbers in it as soon as they have been counted. Nobody waits for
 * that: until then the page's script asks for them.
 */
export async function createLandingPage(parts: LandingPageParts): Promise<() => ReadyPage> {
  const { contentSecurityPolicy, identity } = parts.built;
  const html = identity.toString();
  let page = parts.built;
  let written: PlatformStats | null = null;

  async function writeCurrent(): Promise<void> {
    const stats = await parts.stats.current();
    if (stats === written) return;
    written = stats;
    page = await preparePage(writeStats(html, stats), contentSecurityPolicy);
  }
  return () => {
    writeCurrent().catch(parts.onError);
    return page;
  };
}

/** Each number takes the place of what stands in its element. */
function writeStats(html: string, stats: PlatformStats): string {
  return html.replace(/(<b data-stat="(\w+)">).*?<\/b>/g, (_all, tag: string, name: string) => {
    return `${tag}${formatCount(stats[name as keyof PlatformStats])}</b>`;
  });
}
