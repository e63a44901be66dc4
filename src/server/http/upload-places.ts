/** An editor sends two pictures at a time, so these are three windows of one owner. */
const PLACES_PER_OWNER = 6;
/** Each may hold MAX_UPLOAD_BYTES in memory. */
const PLACES_IN_ALL = 24;

/** How many uploads are read, made and stored at the same moment: each takes a place before its body is read. */
export class UploadPlaces {
  private readonly byOwner = new Map<number, number>();
  private taken = 0;

  /** Answers what gives the place back; null when there is none for this owner. */
  take(owner: number): (() => void) | null {
    const own = this.byOwner.get(owner) ?? 0;
    if (own >= PLACES_PER_OWNER || this.taken >= PLACES_IN_ALL) return null;
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
