import { statfsSync } from 'node:fs';

const MB = 1024 * 1024;
/** The database's log takes this much at a time. */
const LOG_SEGMENT_BYTES = 16 * MB;
/** Nothing more is stored when less than this is free: a database whose log cannot grow ends. */
export const LEAST_ROOM_BYTES = 64 * MB + LOG_SEGMENT_BYTES;
/** Even the upkeep of the database waits when less than this is free. */
const LEAST_UPKEEP_BYTES = 2 * LOG_SEGMENT_BYTES;
const CHECK_INTERVAL_MS = 500;

/** Knows how much room the disk of the data folder has. It looks when somebody asks, and twice a second at most. */
export class DiskRoom {
  private checkedAt = Number.NEGATIVE_INFINITY;
  private free = Number.POSITIVE_INFINITY;
  private wasShort = false;

  constructor(
    private readonly readFree: () => number,
    private readonly tell: (text: string) => void = console.warn,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Is true if nothing may be stored. */
  get isShort(): boolean {
    this.check();
    return this.free < LEAST_ROOM_BYTES;
  }

  /** Is true if the log can begin one more segment without harm. */
  get hasUpkeepRoom(): boolean {
    this.check();
    return this.free >= LEAST_UPKEEP_BYTES;
  }

  private check(): void {
    if (this.now() - this.checkedAt < CHECK_INTERVAL_MS) return;
    this.checkedAt = this.now();
    this.free = this.readFree();
    const isShort = this.free < LEAST_ROOM_BYTES;
    if (isShort === this.wasShort) return;
    this.wasShort = isShort;
    const free = Math.floor(this.free / MB);
    if (isShort)
      this.tell(`The disk of the data folder has ${free} MB left: nothing is stored until there is room.`);
    else this.tell(`The disk of the data folder has room again, ${free} MB.`);
  }
}

/** Returns the bytes that this process may still write to the disk of a folder; infinite where the system does not say. */
export function getFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
