import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** A commit waits at most this long for others that reach the disk with it. */
const GROUP_MS = 100;
/** When a commit has waited longer than this for a slow disk, the next one waits for the disk as well. */
const MOST_LAG_MS = 500;

/** Brings a file, or the names in a folder, to the disk; tests put another in its place. */
export interface Disk {
  syncNow(path: string, isFolder?: boolean): void;
  syncLater(file: string): Promise<void>;
}

export const realDisk: Disk = {
  // Syncing the content and the length of a file is enough.
  syncNow(path, isFolder = false) {
    const descriptor = openSync(path, isFolder ? 'r' : 'r+');
    try {
      if (isFolder) fsyncSync(descriptor);
      else fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  },
  async syncLater(file) {
    const handle = await open(file, 'r+');
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
  },
};

/**
 * Brings the commits of the database's log to the disk in groups, so that no call waits for the disk. A power cut
 * loses the last tenth of a second, or what a slow disk was late with, up to half a second.
 */
export class LogSync {
  /** Maps each file with commits that the disk may not have to the number of its last commit. */
  readonly #waiting = new Map<string, number>();
  readonly #disk: Disk;
  readonly #onFailure: (error: Error) => void;
  #commits = 0;
  #waitingSince = 0;
  #group: NodeJS.Timeout | null = null;

  constructor(disk: Disk, onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
    this.#disk = disk;
  }

  /** Notes that a file of the log holds a commit that is to reach the disk. */
  commit(file: string): void {
    const now = performance.now();
    if (this.#waiting.size === 0) this.#waitingSince = now;
    this.#commits += 1;
    this.#waiting.set(file, this.#commits);
    if (now - this.#waitingSince > MOST_LAG_MS) this.finish();
    else this.#startGroup();
  }

  /** Returns when all commits so far are on the disk. */
  finish(): void {
    if (this.#waiting.size === 0) return;
    try {
      for (const file of this.#waiting.keys()) this.#disk.syncNow(file);
      this.#waiting.clear();
    } catch (error) {
      this.#onFailure(error as Error);
    }
  }

  #startGroup(): void {
    this.#group ??= setTimeout(async () => {
      await this.#syncGroup();
      this.#group = null;
      if (this.#waiting.size > 0) this.#startGroup();
    }, GROUP_MS).unref();
  }

  async #syncGroup(): Promise<void> {
    const startedAt = performance.now();
    for (const [file, commit] of [...this.#waiting]) {
      try {
        await this.#disk.syncLater(file);
      } catch (error) {
        // A file of the log is finished before it is removed.
        if (this.#waiting.has(file)) this.#onFailure(error as Error);
      }
      if (this.#waiting.get(file) === commit) this.#waiting.delete(file);
    }
    this.#waitingSince = startedAt;
  }
}
