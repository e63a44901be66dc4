import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MarkedFiles } from '../db/file-owner';
import { getUploadsFolder } from '../kernel/data-dir';
import { FilesAway } from '../kernel/files-away';
import { returnNullIfMissing } from '../kernel/missing-files';
import { syncFolder, writeDurably } from '../kernel/sync-files';
import type { Config } from '../settings/config';
import { createDiskFileStore, type FileStore } from './file-store';
import { createS3Client } from './s3-client';
import { checkBucket, createS3FileStore, readObject, writeObject } from './s3-file-store';

/** Files stand where the configuration says: in a folder of this machine, or in a bucket. */
export interface FileLocation extends MarkedFiles {
  /** Keeps the uploads of owners. */
  files: FileStore;
  /** The uploads are in this folder; null where they are in a bucket. */
  folder: string | null;
  /** Keeps the scripts and style sheets of releases. */
  assets: FileStore;
}

type LocationSettings = Pick<Config, 'dataDir' | 'bucket'>;

/**
 * Opens the location of the files; throws an error that says what an operator can do about one that cannot be used. A
 * bucket that is away for the moment is no reason not to start: pages are shown, and pictures answer 503 until it is
 * back.
 */
export async function openFileLocation(
  settings: LocationSettings,
  warn: (message: string) => void,
): Promise<FileLocation> {
  const { dataDir, bucket } = settings;
  if (!bucket) return openFolder(dataDir);
  const ask = createS3Client(bucket);
  await checkBucket(ask, bucket).catch((error: unknown) => {
    if (!(error instanceof FilesAway)) throw error;
    warn(`${error.message}: pictures and uploads answer 503 until it is back.`);
  });
  return {
    location: `the bucket ${bucket.bucket}`,
    files: createS3FileStore(ask, 'uploads/'),
    folder: null,
    assets: createS3FileStore(ask, 'assets/'),
    mark: {
      location: `the object ${MARK_KEY} of the bucket ${bucket.bucket}`,
      read: async () => (await readObject(ask, MARK_KEY))?.trim() ?? null,
      write: (id) => writeObject(ask, MARK_KEY, id),
    },
  };
}

const MARK_KEY = 'database-id';
/** No upload has such a name, so nobody serves or removes the file. */
const MARK_FILE = '.database-id';

async function openFolder(dataDir: string): Promise<FileLocation> {
  const folder = getUploadsFolder(dataDir);
  const file = path.join(folder, MARK_FILE);
  return {
    location: folder,
    files: await createDiskFileStore(folder),
    folder,
    assets: await createDiskFileStore(path.join(dataDir, 'assets')),
    mark: {
      location: file,
      read: () => readFile(file, 'utf8').then((id) => id.trim(), returnNullIfMissing),
      async write(id) {
        if (id !== null) return writeDurably(file, id);
        await rm(file, { force: true });
        await syncFolder(folder);
      },
    },
  };
}
