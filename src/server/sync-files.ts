import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that it is there whole or not at all, also after a power cut, and on the disk when this returns.
 * `name` puts the finished file under its name; by default it replaces what has that name.
 */
export async function writeDurably(
  file: string,
  content: string | Uint8Array,
  {
    mode = 0o600,
    temporary = `${file}.${randomBytes(6).toString('hex')}`,
    name = rename,
  }: { mode?: number; temporary?: string; name?: (from: string, to: string) => Promise<void> } = {},
): Promise<void> {
  try {
    const handle = await open(temporary, 'w', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await name(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(file));
}

/** Brings the names of a folder's files to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder; it writes names by itself.
  if (process.platform === 'win32') return;
  await sync(folder);
}

/** Brings a folder to the disk, with all that is in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(place) : sync(place, 'r+'));
  }
  await syncFolder(folder);
}

async function sync(place: string, flags = 'r'): Promise<void> {
  const handle = await open(place, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
