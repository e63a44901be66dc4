import { asc, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { DAY_MS } from '@/core/dates';
import { getMainFileName, listFileNames } from '@/core/image-file';
import { uploads } from '../../db/tables/media';
import type { Deps } from '../../http/deps';
import { FilesAway } from '../../kernel/files-away';
import { runEvery, runForEach } from '../../kernel/run-every';
import { findFirstRegistration } from '../accounts';
import { forgetUploads, listUnusedUploads } from './upload-queries';

/** Rules that delete files need these dependencies. */
type FileDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'publishEffects'>;

/** Recent uploads are left alone for a day, because they may belong to a page that is not saved yet. */
function getMomentADayAgo({ clock }: FileDeps): Date {
  return new Date(clock.now().getTime() - DAY_MS);
}

/** Removes the files of an owner's uploads that nothing names, except those of the last day. */
export async function removeUnusedFiles(deps: FileDeps, userId: number): Promise<void> {
  const ids = await listUnusedUploads(deps.db, userId, getMomentADayAgo(deps));
  await removeFiles(deps, await forgetUploads(deps, userId, ids));
}

/**
 * Removes at once the files of uploads that a deleted thing named, unless something else names them. The deletion
 * itself is done, so a failure is only logged and left to the daily cleanup.
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

/** This many files are removed at once, because each takes a call to the bucket, and an owner may have ten thousand. */
const REMOVALS_AT_ONCE = 16;

/** Removes all files of deleted uploads; a file that cannot be removed is logged and left to the daily cleanup. */
export async function removeFiles({ files, log }: FileDeps, uploadNames: readonly string[]): Promise<void> {
  const names = uploadNames.flatMap(listFileNames);
  let isAway = false;
  const remove = async (name: string) => {
    if (isAway) return;
    await files.remove(name).catch((error: unknown) => {
      // The other files would take as long to fail, and the owner who deletes an account would wait for them.
      isAway ||= error instanceof FilesAway;
      log.error({ err: error }, `File ${name} waits for the daily look`);
    });
  };
  const limit = pLimit(REMOVALS_AT_ONCE);
  await Promise.all(names.map((name) => limit(remove, name)));
}

const NAMES_AT_ONCE = 500;

/**
 * Removes the files that belong to no upload, except those of the last day. They are left when a process dies while it
 * stores or removes a picture, or when a file could not be removed with its upload.
 */
async function removeStrayFiles(deps: FileDeps, signal: AbortSignal): Promise<void> {
  // Files that are older than the database's first account belong to another database: somebody is trying PostgreSQL
  // with this folder.
  const after = await findFirstRegistration(deps.db);
  if (!after) return;
  const before = getMomentADayAgo(deps);
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
    .where(inArray(uploads.fileName, [...new Set(names.map(getMainFileName))]));
  const known = new Set(rows.map(({ name }) => name));
  for (const name of names) {
    if (known.has(getMainFileName(name))) continue;
    await files.remove(name).then(
      () => log.info(`File ${name} belonged to no upload and is removed`),
      (error: unknown) => log.error({ err: error }, `File ${name} waits for the next look`),
    );
  }
}

/**
 * Deletes the unused files of each owner, then the files without an upload. Several processes may run it at once: each
 * upload is deleted by one of them, and removing a file twice does no harm.
 */
export async function tidyFiles(deps: FileDeps, signal: AbortSignal): Promise<void> {
  const owners = await deps.db
    .selectDistinct({ id: uploads.userId })
    .from(uploads)
    .where(lt(uploads.createdAt, getMomentADayAgo(deps)))
    .orderBy(asc(uploads.userId));
  const steps = [
    () => runForEach(owners, signal, ({ id }) => removeUnusedFiles(deps, id)),
    () => removeStrayFiles(deps, signal),
  ];
  await runForEach(steps, signal, (step) => step());
}

/** Runs at startup and then daily until the server closes. */
export function startFileCleanup(app: FastifyInstance, deps: FileDeps): void {
  runEvery(app, {
    name: 'file-cleanup',
    everyMs: DAY_MS,
    run: (signal) => tidyFiles(deps, signal),
    complaint: 'Files that nothing shows wait for the next look',
  });
}
