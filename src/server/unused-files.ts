import { forgetUnusedUploads } from './db/unused-uploads';
import type { Deps } from './deps';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the files of an owner that nothing has named for a day. */
export async function removeUnusedFiles({ db, clock, files }: Deps, userId: number): Promise<void> {
  const aDayAgo = new Date(clock.now().getTime() - DAY_MS);
  // A file that outlives its row is only space lost; a row without a file would be a broken picture.
  for (const name of await forgetUnusedUploads(db, userId, aDayAgo)) await files.remove(name);
}
