/** Limits how much costly work runs at the same time, for each owner and in all. */
export class ConcurrencyLimit {
  private readonly byOwner = new Map<number, number>();
  private taken = 0;

  constructor(
    private readonly perOwner: number,
    private readonly inAll: number,
  ) {}

  /** Returns a release function, or null if the owner or the process has reached the limit. */
  take(owner: number): (() => void) | null {
    const own = this.byOwner.get(owner) ?? 0;
    if (own >= this.perOwner || this.taken >= this.inAll) return null;
    this.count(owner, 1);
    return () => this.count(owner, -1);
  }

  private count(owner: number, change: number): void {
    const own = (this.byOwner.get(owner) ?? 0) + change;
    if (own === 0) this.byOwner.delete(owner);
    else this.byOwner.set(owner, own);
    this.taken += change;
  }
}
