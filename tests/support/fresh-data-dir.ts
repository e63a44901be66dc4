import { execFile } from 'node:child_process';
import { cp, lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDataDir } from './new-data-dir';

/** A data folder with the database of an image: its tables are there, and nothing in them. */
export async function unpackDataDir(image: string): Promise<string> {
  const dataDir = await createDataDir();
  const folder = path.join(dataDir, 'database');
  await mkdir(folder, { mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', image, '-C', folder]);
  return dataDir;
}

/** Making a database takes seconds, copying one none. */
export async function copyDataDir(from: string): Promise<string> {
  const dataDir = await createDataDir();
  // A process that was ended early leaves its socket, which cannot be copied.
  await cp(from, dataDir, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSocket(),
  });
  return dataDir;
}
