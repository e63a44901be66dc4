import { access, constants, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder, writeDurably } from '../kernel/sync-files';

/** A stored file on its way out. */
export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** A file that is in the store, or the beginning of one whose writing was broken off. */
interface ListedFile {
  name: string;
  modifiedAt: Date;
}

/** It keeps uploaded files. Names are the caller's, random and without folders. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Is null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
  /** All that was ever put here and is not removed, in no order. */
  list(): AsyncIterable<ListedFile>;
}

/** A file that is being written has `.part` behind its name. */
const SAFE_NAME = /^[\w-]+\.\w+(\.part)?$/;

/** Keeps files in one folder of this machine; a file appears whole or not at all, also when the power fails. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await makeWritable(folder);
  const toPath = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new Error(`Not the name of a stored file: ${name}`);
    return path.join(folder, name);
  };
  return {
    put: async (name, content) => {
      const file = toPath(name);
      await writeDurably(file, content, { temporary: `${file}.part` });
    },
    async open(name) {
      if (!SAFE_NAME.test(name)) return null;
      const file = await open(toPath(name)).catch(nullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    },
    remove: (name) => rm(toPath(name), { force: true }),
    list: () => listFiles(folder),
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

async function* listFiles(folder: string): AsyncGenerator<ListedFile> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile() || !SAFE_NAME.test(entry.name)) continue;
    const facts = await stat(path.join(folder, entry.name)).catch(nullIfMissing);
    if (facts) yield { name: entry.name, modifiedAt: facts.mtime };
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
