import { inArray } from 'drizzle-orm';
import { mainFileName } from '@/core/image-file';
import { uploads } from '../../db/tables/media';
import { findFirstRegistration } from '../accounts';
import { aDayAgo, type FileDeps } from './unused-files';

const NAMES_AT_ONCE = 500;

/**
 * Removes the files that belong to no upload, but for those of the last day: what a process left that died while it
 * stored or removed a picture, and what could not be removed when its upload was forgotten.
 */
export async function removeStrayFiles(deps: FileDeps, signal: AbortSignal): Promise<void> {
  // Files from before a database's first owner are another database's: somebody tries PostgreSQL with this folder.
  const after = await findFirstRegistration(deps.db);
  if (!after) return;
  const before = aDayAgo(deps);
  let names: string[] = [];
  for await (const { name, modifiedAt } of deps.files.list()) {
    if (signal.aborted) return;
    if (modifiedAt >= after && modifiedAt < before) names.push(name);
    if (names.length < NAMES_AT_ONCE) continue;
    await removeStrays(deps, names);
    names = [];
  }
  await removeStrays(deps, names);
}

async function removeStrays({ db, files, log }: FileDeps, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = await db
    .select({ name: uploads.fileName })
    .from(uploads)
    .where(inArray(uploads.fileName, [...new Set(names.map(mainFileName))]));
  const known = new Set(rows.map(({ name }) => name));
  for (const name of names) {
    if (known.has(mainFileName(name))) continue;
    await files.remove(name).then(
      () => log.info(`File ${name} belonged to no upload and is removed`),
      (error: unknown) => log.error({ err: error }, `File ${name} waits for the next look`),
    );
  }
}
