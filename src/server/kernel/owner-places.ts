/** How much of something costly is under way at the same moment, for each owner and in all. */
export class OwnerPlaces {
  private readonly byOwner = new Map<number, number>();
  private taken = 0;

  constructor(
    private readonly perOwner: number,
    private readonly inAll: number,
  ) {}

  /** Answers what gives the place back; null when there is none for this owner. */
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
