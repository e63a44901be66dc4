interface Count {
  calls: number;
  endsAt: number;
}

/** Nobody fills so many keys by accident; all of them take about 20 MB. */
const ROOM = 100_000;
/** This many keys go at once when it is full, so that not each new key has to look through all. */
const MAKE_ROOM_FOR = ROOM / 10;

/**
 * Counts how often something was done in a window of time, by key, in this process. When there is no more room, what
 * has ended goes, then what was done least: many new keys cannot push out the one that is refused.
 */
export class CallCounts {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly now: () => number,
    private readonly room = ROOM,
  ) {}

  /** Counts one more and returns how many there are now, and for how long they count. */
  add(key: string, windowMs: number): { calls: number; endsInMs: number } {
    const now = this.now();
    const known = this.findAlive(key);
    if (!known && this.counts.size >= this.room) this.makeRoom(now);
    const count = known ?? { calls: 0, endsAt: now + windowMs };
    count.calls += 1;
    this.counts.set(key, count);
    return { calls: count.calls, endsInMs: count.endsAt - now };
  }

  calls(key: string): number {
    return this.findAlive(key)?.calls ?? 0;
  }

  /** Takes back one call that was counted before its outcome was known. */
  uncount(key: string): void {
    const count = this.findAlive(key);
    if (count) count.calls -= 1;
  }

  forget(key: string): void {
    this.counts.delete(key);
  }

  private findAlive(key: string): Count | null {
    const count = this.counts.get(key);
    return count && count.endsAt > this.now() ? count : null;
  }

  private makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.counts) if (endsAt <= now) this.counts.delete(key);
    const tooMany = this.counts.size - this.room + Math.max(1, Math.min(MAKE_ROOM_FOR, this.room / 10));
    if (tooMany <= 0) return;
    const leastFirst = [...this.counts].sort(([, one], [, other]) => one.calls - other.calls);
    for (const [key] of leastFirst.slice(0, tooMany)) this.counts.delete(key);
  }
}
