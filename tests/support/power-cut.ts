import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes that were not synced reach the disk in pieces of this size, each of them or not. */
const SECTOR_BYTES = 4096;

type Change = { position: number; bytes: Buffer } | { size: number };
interface Inode {
  durable: Buffer;
  changes: Change[];
}
interface NameChange {
  removes?: string;
  adds?: { place: string; inode: Inode };
}

/**
 * Tells how a disk would hold a folder after a power cut. It is told of each change and each sync, and so knows what is
 * certain; of the rest, `cut` lets any part of the writes and the first few of a folder's new names reach the disk.
 */
export class PowerCut {
  readonly #base: string;
  readonly #inodes = new Map<string, Inode>();
  /** Certain names are listed in their order; new ones by folder, the oldest first. */
  readonly #certainNames: NameChange[] = [];
  readonly #newNames = new Map<string, NameChange[]>();
  readonly #firstPlaces = new Map<Inode, string>();

  /** `base` is a copy of the folder as it is now; places are relative to it. */
  constructor(base: string) {
    this.#base = base;
  }

  write(place: string, position: number, bytes: Buffer): void {
    this.#inode(place).changes.push({ position, bytes });
  }

  truncate(place: string, size: number): void {
    this.#inode(place).changes.push({ size });
  }

  create(place: string): void {
    const inode = { durable: Buffer.alloc(0), changes: [] };
    this.#inodes.set(place, inode);
    this.#rename(place, { adds: { place, inode } });
  }

  remove(place: string): void {
    this.#inode(place);
    this.#inodes.delete(place);
    this.#rename(place, { removes: place });
  }

  rename(from: string, to: string): void {
    const inode = this.#inode(from);
    this.#inodes.delete(from);
    this.#inodes.set(to, inode);
    this.#rename(to, { removes: from, adds: { place: to, inode } });
  }

  /**
   * Makes a file certain, with its name and the names before it, as today's file systems do; a folder with all its
   * names.
   */
  sync(place: string): void {
    const names = this.#newNames.get(place);
    if (names) {
      this.#certainNames.push(...names.splice(0));
      return;
    }
    const inode = this.#inodes.get(place);
    if (!inode) return;
    inode.durable = applyChanges(inode.durable, inode.changes.splice(0));
    const siblings = this.#newNames.get(path.dirname(place)) ?? [];
    const last = siblings.findLastIndex(({ adds }) => adds?.inode === inode);
    this.#certainNames.push(...siblings.splice(0, last + 1));
  }

  /** Writes into `image` what the disk may hold; `random` returns a number from 0 up to 1. */
  cut(image: string, random: () => number): void {
    cpSync(this.#base, image, { recursive: true });
    const files = new Map([...this.#firstPlaces].map(([inode, place]) => [place, inode]));
    const reached = [...this.#newNames.values()].flatMap((names) =>
      names.slice(0, Math.floor(random() * (names.length + 1))),
    );
    for (const { removes, adds } of [...this.#certainNames, ...reached]) {
      if (removes !== undefined) {
        files.delete(removes);
        rmSync(path.join(image, removes), { force: true });
      }
      if (adds) files.set(adds.place, adds.inode);
    }
    const share = random();
    for (const [place, { durable, changes }] of files) {
      const some = changes.flatMap(toSectors).filter(() => random() < share);
      writeFileSync(path.join(image, place), applyChanges(Buffer.from(durable), some));
    }
  }

  #inode(place: string): Inode {
    const known = this.#inodes.get(place);
    if (known) return known;
    const inode = { durable: readFileSync(path.join(this.#base, place)), changes: [] };
    this.#inodes.set(place, inode);
    this.#firstPlaces.set(inode, place);
    return inode;
  }

  #rename(place: string, change: NameChange): void {
    const folder = path.dirname(place);
    this.#newNames.set(folder, [...(this.#newNames.get(folder) ?? []), change]);
  }
}

function toSectors(change: Change): Change[] {
  if ('size' in change) return [change];
  const { position, bytes } = change;
  return Array.from({ length: Math.ceil(bytes.length / SECTOR_BYTES) }, (_, index) => ({
    position: position + index * SECTOR_BYTES,
    bytes: bytes.subarray(index * SECTOR_BYTES, (index + 1) * SECTOR_BYTES),
  }));
}

/** Changes the content in place where its length stays the same. */
function applyChanges(content: Buffer, changes: Change[]): Buffer {
  let result = content;
  for (const change of changes) {
    const end =
      'size' in change ? change.size : Math.max(result.length, change.position + change.bytes.length);
    if (end !== result.length) result = Buffer.concat([result.subarray(0, end)], end);
    if ('bytes' in change) change.bytes.copy(result, change.position);
  }
  return result;
}
