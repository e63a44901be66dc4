import type { PlatformStats } from '@/contracts/platform-stats';
import type { Clock } from '../../ports/clock/clock';

const LIFETIME_MS = 5 * 60 * 1000;

/** The numbers as they were counted in the last five minutes; whoever asks while they are counted waits for the same count. */
export class KeptStats {
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
