import { DAY_MS } from '@/core/day-ms';
import { fileNamesOf } from '@/core/image-file';
import type { Deps } from '../../http/deps';
import { findUnusedUploads, forgetUploads } from './unused-uploads';

/** What looking after files takes. */
export type FileDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'publishEffects'>;

/** What is younger may stand in an editor that has not saved yet, or has not been written down yet. */
export function aDayAgo({ clock }: FileDeps): Date {
  return new Date(clock.now().getTime() - DAY_MS);
}

/** Removes the files of an owner's uploads that nothing names, but for those of the last day. */
export async function removeUnusedFiles(deps: FileDeps, userId: number): Promise<void> {
  const ids = await findUnusedUploads(deps.db, userId, aDayAgo(deps));
  await removeFiles(deps, await forgetUploads(deps, userId, ids));
}

/**
 * Removes, without waiting a day, the files of the uploads that something named which is deleted now, unless something
 * else names them. That deletion is done: what fails here is logged, and left to the daily look.
 */
export async function removeReleasedFiles(
  deps: FileDeps,
  userId: number,
  ids: readonly string[],
): Promise<void> {
  try {
    await removeFiles(deps, await forgetUploads(deps, userId, ids));
  } catch (error) {
    deps.log.error({ err: error }, 'Files that nothing shows wait for the daily look');
  }
}

/** Removes the files of uploads that only earlier versions of an owner's pages show. */
export async function forgetShownBefore(
  deps: FileDeps,
  userId: number,
  ids: readonly string[],
): Promise<void> {
  await removeFiles(deps, await forgetUploads(deps, userId, ids, 'shown now'));
}

/** Removes all files of uploads that are forgotten; what cannot be removed is logged, and left to the daily look. */
export async function removeFiles({ files, log }: FileDeps, uploadNames: readonly string[]): Promise<void> {
  for (const name of uploadNames.flatMap(fileNamesOf)) {
    await files
      .remove(name)
      .catch((error: unknown) => log.error({ err: error }, `File ${name} waits for the daily look`));
  }
}
