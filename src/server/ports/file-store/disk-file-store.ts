import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store';

const SAFE_NAME = /^[\w-]+\.\w+$/;

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
      const file = await open(pathOf(name)).catch(() => null);
      if (!file) return null;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
