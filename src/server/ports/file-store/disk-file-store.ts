import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, ListedFile } from './file-store';

/** A file that is being written has `.part` behind its name. */
const SAFE_NAME = /^[\w-]+\.\w+(\.part)?$/;

/** Keeps files in one folder of this machine; a file appears whole or not at all. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new Error(`Not the name of a stored file: ${name}`);
    return path.join(folder, name);
  };
  return {
    async put(name, content) {
      const file = pathOf(name);
      try {
        await writeFile(`${file}.part`, content);
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
    },
    async open(name) {
      if (!SAFE_NAME.test(name)) return null;
      const file = await open(pathOf(name)).catch(nullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFiles(folder),
  };
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
