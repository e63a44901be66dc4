import { link, mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/core/dates';
import { listNames, returnNullIfMissing } from '../kernel/missing-files';
import type { FileLocation } from '../ports/file-location';
import { type FileStore, isStoredName, type StoredFile } from '../ports/file-store';

const PREFIX = '.held-';
const LINKS_AT_ONCE = 32;
/** Most files fit into one read; between two reads the server serves everybody else. */
const READ_BYTES = 512 * 1024;
/** A file system that cannot give a file a second name fails with one of these codes. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

/** Pinned files stay readable while their location changes. */
export interface PinnedFiles {
  /** Lists the files that cannot be pinned; they are read first, before somebody removes them. */
  listLoose(): AsyncIterable<string>;
  /** Pins these files as well, where they exist. */
  pin(names: readonly string[]): Promise<void>;
  /** Returns null when there was no such file. */
  open(name: string): Promise<StoredFile | null>;
  release(): Promise<void>;
}

/** Pins the files of a location as far as the location allows it. */
export function pinFiles({ folder, files }: Pick<FileLocation, 'folder' | 'files'>): Promise<PinnedFiles> {
  return folder === null ? Promise.resolve(readLoose(files)) : pinFolder(folder);
}

/** A bucket cannot give a file a second name, so all of its files are loose. */
function readLoose(files: FileStore): PinnedFiles {
  return {
    async *listLoose() {
      for await (const { name } of files.list()) if (isStoredName(name)) yield name;
    },
    pin: async () => undefined,
    open: (name) => files.open(name),
    release: async () => undefined,
  };
}

/**
 * Pins all files of a folder by giving each a second name in a folder within it. That takes no space, and whoever
 * removes a file meanwhile removes only its first name. Files never change, so nothing else can happen to them.
 */
async function pinFolder(folder: string): Promise<PinnedFiles> {
  await mkdir(folder, { recursive: true });
  const holder = await mkdtemp(path.join(folder, PREFIX));
  const pinned = new Set<string>();
  const pinOne = async (name: string) => {
    try {
      await link(path.join(folder, name), path.join(holder, name));
      pinned.add(name);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && !WITHOUT_LINKS.has(code)) throw error;
    }
  };
  const pin = async (names: readonly string[]) => {
    const missing = names.filter((name) => isStoredName(name) && !pinned.has(name));
    for (let at = 0; at < missing.length; at += LINKS_AT_ONCE) {
      await Promise.all(missing.slice(at, at + LINKS_AT_ONCE).map(pinOne));
    }
  };
  const release = () => rm(holder, { recursive: true, force: true });
  try {
    await pin(await readdir(folder));
  } catch (error) {
    await release();
    throw error;
  }
  return {
    // No file is loose, because all of them are held.
    async *listLoose() {},
    pin,
    release,
    async open(name) {
      if (!isStoredName(name)) return null;
      const file = await open(path.join(pinned.has(name) ? holder : folder, name)).catch(returnNullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream({ highWaterMark: READ_BYTES }) };
    },
  };
}

/** Releases files that were pinned by a process that died during a backup. No backup takes a day. */
export async function releaseForgotten(folder: string, now: Date): Promise<void> {
  for (const name of await listNames(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const holder = path.join(folder, name);
    const facts = await stat(holder).catch(returnNullIfMissing);
    if (facts && facts.mtimeMs < now.getTime() - DAY_MS) await rm(holder, { recursive: true, force: true });
  }
}
