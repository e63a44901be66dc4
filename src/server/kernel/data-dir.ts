import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { returnNullIfMissing } from './missing-files';
import { syncFolder } from './sync-files';

/** Nobody else of this machine may read or write what is in the data folder. */
export const PRIVATE_FOLDER = 0o700;
/** Takes all rights of other users from every file that this process creates. */
export const PRIVATE_UMASK = 0o077;

/** Returns the folder of the database in the process. */
export const getDatabaseFolder = (dataDir: string) => path.join(dataDir, 'database');
/** Returns the folder of owners' files, where no bucket keeps them. */
export const getUploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');
/** Returns the file of the session secret, where the configuration has none. */
export const getSecretFile = (dataDir: string) => path.join(dataDir, 'session-secret');

/** Finds the session secret that a data folder keeps. */
export function findKeptSecret(dataDir: string): Promise<string | null> {
  return readFile(getSecretFile(dataDir), 'utf8').catch(returnNullIfMissing);
}

/** Makes the data folder where it is missing, and closes it to everybody else, also where an older version left it open. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const madeFrom = await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  if (madeFrom) await syncFolder(path.dirname(madeFrom));
  if (((await stat(dataDir)).mode & 0o777) === PRIVATE_FOLDER) return;
  await chmod(dataDir, PRIVATE_FOLDER).catch((error: NodeJS.ErrnoException) => {
    // A volume may belong to somebody else who lets this process write.
    console.warn(
      `Other users of this machine may read the data folder ${dataDir}: its rights could not be changed (${error.code}).`,
    );
  });
}
