import { execFile } from 'node:child_process';
import { cp, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDataDir } from './new-data-dir';

/** Creates a data folder with the database of an image, which has tables and no rows. */
export async function unpackDataDir(image: string): Promise<string> {
  const dataDir = await createDataDir();
  const folder = path.join(dataDir, 'database');
  await mkdir(folder, { mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', image, '-C', folder]);
  return dataDir;
}

/** Copies a data folder: making a database takes seconds, copying one does not. */
export async function copyDataDir(from: string): Promise<string> {
  const dataDir = await createDataDir();
  // A process that was killed leaves its socket, which cannot be copied.
  await cp(from, dataDir, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSocket(),
  });
  return dataDir;
}
