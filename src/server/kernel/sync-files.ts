import { randomBytes } from 'node:crypto';
import { link, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

interface WriteOptions {
  mode?: number;
  /** The file has this name until it is whole. */
  temporary?: string;
  /** Fails with EEXIST where there is a file of that name, instead of replacing it. */
  isNew?: boolean;
}

/** Writes a file that is there whole or not at all, also after a power cut, and on the disk when this returns. */
export async function writeDurably(
  file: string,
  content: string | Uint8Array,
  { mode = 0o600, temporary = `${file}.${randomBytes(6).toString('hex')}`, isNew = false }: WriteOptions = {},
): Promise<void> {
  try {
    const handle = await open(temporary, 'w', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (isNew) {
      await link(temporary, file);
      await rm(temporary);
    } else await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Brings the names of a folder's files to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder; it writes names by itself.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Brings a folder to the disk, with all that is in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(inside) : sync(inside, 'r+'));
  }
  await syncFolder(folder);
}

async function sync(target: string, flags: string): Promise<void> {
  const handle = await open(target, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
