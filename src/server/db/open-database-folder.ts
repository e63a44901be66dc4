import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { assertReadable, doesNotOpen, makeDatabaseFolder } from './database-folder';
import { DurableNodeFS } from './durable-node-fs';
import { realDisk } from './log-sync';

/** PostgreSQL runs on a folder with these settings, beside those of PGlite itself. */
const SETTINGS = {
  // PGlite's file system does nothing for fdatasync, the default.
  wal_sync_method: 'fsync',
  // The operating system keeps the pages too; the default of 128 MB would be memory of this process.
  shared_buffers: '16MB',
  // A segment of the log that is used again keeps what was written to it, also of what is deleted since.
  wal_recycle: 'off',
  min_wal_size: '32MB',
  max_wal_size: '32MB',
};

export const START_PARAMETERS = [
  // Of PGlite's own all but the one that turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// Compilers leave what they worked with to each thread that ran one. One at a time, and only for what runs
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
      // What the disk has refused once may be gone from memory: only a new start reads what is there.
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
    throw doesNotOpen(folder, complaint || (error as Error).message);
  }
}
