import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { syncFolder, syncTree } from '../kernel/sync-files';

const POSTGRES_MAJOR_VERSION = '18';
/** Beside this file in the sources, beside the bundle in a build. */
const MAKE_EMPTY_DATABASE = path.join(import.meta.dirname, 'make-empty-database.mjs');

/**
 * Makes an empty database where there is none. It is made beside the folder and renamed when all of it is on the
 * disk, so that a start that is cut off leaves no half of one.
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  if ((await entriesOf(folder)).length > 0) return;
  const [parent, name] = [path.dirname(folder), path.basename(folder)];
  for (const entry of await entriesOf(parent)) {
    if (entry.startsWith(`${name}.new-`)) await rm(path.join(parent, entry), { recursive: true });
  }
  const made = await mkdtemp(`${folder}.new-`);
  await runInitdb(made);
  await syncTree(made);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
  await syncFolder(parent);
}

/** Throws when the folder holds no database that this version reads. */
export async function assertReadable(folder: string): Promise<void> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') throw doesNotOpen(folder, 'its file PG_VERSION is empty or missing');
  if (version === POSTGRES_MAJOR_VERSION) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}; this version reads ${POSTGRES_MAJOR_VERSION} only. ` +
      'Dump it with the version that made it and load the dump into a new DATA_DIR.',
  );
}

export function doesNotOpen(folder: string, reason: string): Error {
  return new Error(
    `The database in ${folder} does not open: ${reason}. ` +
      'If its files are damaged, restore a backup into another folder (DATA_DIR=… npm run restore -- FILE); ' +
      'another DATA_DIR also starts an empty one.',
  );
}

async function runInitdb(folder: string): Promise<void> {
  const child = fork(MAKE_EMPTY_DATABASE, [folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const [[code], complaint] = await Promise.all([
    once(child, 'exit'),
    child.stderr ? text(child.stderr) : '',
  ]);
  if (code !== 0) throw new Error(`No database could be made in ${folder}: ${complaint.trim()}`);
}

function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
