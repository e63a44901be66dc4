import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { listNames } from '../kernel/missing-files';
import { syncFolder, syncTree } from '../kernel/sync-files';
import { DurableNodeFS } from './durable-node-fs';
import { realDisk } from './log-sync';

/** PostgreSQL runs on a folder with these settings, beside those of PGlite itself. */
const SETTINGS = {
  // PGlite's file system does nothing for fdatasync, the default.
  wal_sync_method: 'fsync',
  // The operating system caches the pages too; the default of 128 MB would be memory of this process.
  shared_buffers: '16MB',
  // A reused segment of the log keeps what was written to it, also rows that were deleted since.
  wal_recycle: 'off',
  min_wal_size: '32MB',
  max_wal_size: '32MB',
};

export const START_PARAMETERS = [
  // PGlite's own parameters are kept, but for the one that turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// Each thread that ran a compiler keeps the memory that it used. One compiler at a time, and only for code that runs
// often, saves 50 MB of the process for good.
const COMPILER_FLAGS = ['--wasm-num-compilation-tasks=1', '--wasm-tiering-budget=18000000'];

/**
 * Opens the database in a folder, after making an empty one where there is none. `beforeChange` is called before
 * anything is written there.
 */
export async function openDatabaseFolder(folder: string, beforeChange = () => {}): Promise<PGlite> {
  await makeDatabaseFolder(folder);
  await assertReadable(folder);
  let complaint = '';
  let isOpen = false;
  // A database that has given up answers nothing any more, or spins for ever: only a new start brings it back.
  const endWith = (reason: string) => {
    if (!isOpen) return;
    console.error(`The database in ${folder} has ended: ${reason}. The server ends with it; start it again.`);
    process.exit(1);
  };
  const fs = new DurableNodeFS(folder, {
    disk: realDisk,
    beforeChange,
    onFailure(error) {
      // Data that the disk has refused once may be gone from memory: only a new start reads what is there.
      console.error(`The disk did not take the database's log in ${folder}: ${error.message}`);
      process.exit(1);
    },
    onAbort: () => endWith(complaint || 'it was aborted'),
  });
  for (const flag of COMPILER_FLAGS) setFlagsFromString(flag);
  try {
    const client = await PGlite.create({
      fs,
      extensions: { btree_gist },
      startParams: START_PARAMETERS,
      onStderr(line) {
        complaint = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? complaint;
        if (/PANIC:/.test(line)) endWith(complaint);
        return false;
      },
    });
    isOpen = true;
    return client;
  } catch (error) {
    throw createOpenError(folder, complaint || (error as Error).message);
  }
}

const POSTGRES_MAJOR_VERSION = '18';
/** The script stands beside this file in the sources, and beside the bundle in a build. */
const MAKE_EMPTY_DATABASE = path.join(import.meta.dirname, 'make-empty-database.mjs');

/**
 * Makes an empty database where there is none. It is made beside the folder and renamed when all of it is on the
 * disk, so that a start that is cut off leaves no half of one.
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  if ((await listNames(folder)).length > 0) return;
  const [parent, name] = [path.dirname(folder), path.basename(folder)];
  for (const entry of await listNames(parent)) {
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
async function assertReadable(folder: string): Promise<void> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') throw createOpenError(folder, 'its file PG_VERSION is empty or missing');
  if (version === POSTGRES_MAJOR_VERSION) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}; this version reads ${POSTGRES_MAJOR_VERSION} only. ` +
      'Dump it with the version that made it and load the dump into a new DATA_DIR.',
  );
}

function createOpenError(folder: string, reason: string): Error {
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
