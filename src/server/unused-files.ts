import { fileNamesOf } from '@/core/image-file';
import { forgetUnusedUploads } from './db/unused-uploads';
import type { Deps } from './deps';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the files of an owner that nothing names: at once those that were `released`, after a day all others. */
export async function removeUnusedFiles(
  { db, clock, files }: Deps,
  userId: number,
  released: readonly string[] = [],
): Promise<void> {
  const aDayAgo = new Date(clock.now().getTime() - DAY_MS);
  // A file that outlives its row is only space lost; a row without a file would be a broken picture.
  for (const fileName of await forgetUnusedUploads(db, userId, aDayAgo, released)) {
    for (const name of fileNamesOf(fileName)) await files.remove(name);
  }
}
