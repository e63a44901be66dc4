import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { findKeptSecret, getSecretFile, getUploadsFolder } from '../kernel/data-dir';
import { listNames, returnNullIfMissing } from '../kernel/missing-files';
import { writeDurably } from '../kernel/sync-files';
import { createDiskFileStore, isStoredName } from '../ports/file-store';

/** Holds the copied files, until the rows that name them are there as well. */
export interface CopiedFiles {
  count: number;
  /** Removes the copied files that were not there before. */
  undo(): Promise<void>;
}

/** Throws when a data folder has uploads that another has not. An interrupted copy leaves none of these. */
export async function assertNoStrangers(from: string, to: string): Promise<void> {
  const known = new Set(await listUploads(getUploadsFolder(from)));
  const target = getUploadsFolder(to);
  const strangers = (await listUploads(target)).filter((name) => !known.has(name));
  if (strangers.length === 0) return;
  throw new Error(
    `${target} holds ${strangers.length} files of something else. Choose a new folder; nothing was changed.`,
  );
}

/**
 * Copies the uploads of one data folder into another. Uploads never change, so files that an interrupted copy has left
 * are kept as they are.
 */
export async function copyUploads(from: string, to: string, signal: AbortSignal): Promise<CopiedFiles> {
  const [source, target] = [getUploadsFolder(from), getUploadsFolder(to)];
  const names = await listUploads(source);
  const files = await createDiskFileStore(target);
  const written: string[] = [];
  const undo = async () => void (await Promise.allSettled(written.map((name) => files.remove(name))));
  try {
    for (const name of names) {
      signal.throwIfAborted();
      const content = await readFile(path.join(source, name));
      if ((await findSize(path.join(target, name))) === content.length) continue;
      written.push(name);
      await files.put(name, content);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { count: names.length, undo };
}

/** Copies the session secret that a data folder keeps; where the configuration has it, there is none. */
export async function copySecret(from: string, to: string): Promise<void> {
  const secret = await findKeptSecret(from);
  if (secret !== null) await writeDurably(getSecretFile(to), secret);
}

async function listUploads(folder: string): Promise<string[]> {
  return (await listNames(folder)).filter(isStoredName);
}

async function findSize(file: string): Promise<number | null> {
  return (await stat(file).catch(returnNullIfMissing))?.size ?? null;
}
