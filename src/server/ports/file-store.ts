import { access, constants, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FilesAway } from '../kernel/files-away';
import { returnNullIfMissing } from '../kernel/missing-files';
import { syncFolder, writeDurably } from '../kernel/sync-files';

/** Holds a stored file on its way out. */
export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** Describes a file that is in the store, or the beginning of one whose writing was broken off. */
export interface ListedFile {
  name: string;
  modifiedAt: Date;
}

/** Keeps files. The caller chooses their names, random and without folders; a name never gets another content. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Returns null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
  /** Lists the files in no order; with `beginning`, those whose names begin so. */
  list(beginning?: string): AsyncIterable<ListedFile>;
}

/** Reads a small file; null where there is none, or a larger one. Throws FilesAway for one that breaks off. */
export async function readStored(
  files: Pick<FileStore, 'open'>,
  name: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const file = await files.open(name);
  if (!file) return null;
  if (file.bytes > maxBytes) {
    file.stream.destroy();
    return null;
  }
  return buffer(file.stream).catch((cause: unknown) => {
    throw new FilesAway(`The file ${name} broke off while it was read`, { cause });
  });
}

/** A file that is being written has `.part` behind its name. */
const SAFE_NAME = /^[\w-]+\.\w+(\.part)?$/;

/** Returns true for a name that leads nowhere else, in a folder and in a bucket. */
export const isSafeName = (name: string): boolean => SAFE_NAME.test(name);

/** Returns true for the name of a file that is stored, and not still being written. */
export const isStoredName = (name: string): boolean => isSafeName(name) && !name.endsWith('.part');

const TYPE_BY_ENDING: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
};
const TYPE_OF_OTHERS = 'application/octet-stream';

/** Returns the media type of a file by its name's ending. */
export function getContentType(name: string): string {
  return TYPE_BY_ENDING[name.slice(name.lastIndexOf('.') + 1)] ?? TYPE_OF_OTHERS;
}

/** Keeps files in one folder of this machine; a file appears whole or not at all, also when the power fails. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await makeWritable(folder);
  const toPath = (name: string) => {
    if (!isSafeName(name)) throw new Error(`Not the name of a stored file: ${name}`);
    return path.join(folder, name);
  };
  return {
    put: async (name, content) => {
      const file = toPath(name);
      await writeDurably(file, content, { temporary: `${file}.part` });
    },
    async open(name) {
      if (!isSafeName(name)) return null;
      const file = await open(toPath(name)).catch(returnNullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    },
    remove: (name) => rm(toPath(name), { force: true }),
    list: (beginning = '') => listFiles(folder, beginning),
  };
}

async function makeWritable(folder: string): Promise<void> {
  try {
    const madeFrom = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (madeFrom) await syncFolder(path.dirname(madeFrom));
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `Uploads cannot be kept in ${folder} (${(error as NodeJS.ErrnoException).code}). ` +
        'Let the user that runs the server write there, or choose another DATA_DIR.',
    );
  }
}

async function* listFiles(folder: string, beginning: string): AsyncGenerator<ListedFile> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile() || !isSafeName(entry.name) || !entry.name.startsWith(beginning)) continue;
    const facts = await stat(path.join(folder, entry.name)).catch(returnNullIfMissing);
    if (facts) yield { name: entry.name, modifiedAt: facts.mtime };
  }
}
