import type { FastifyInstance } from 'fastify';
import type { Website } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { DAY_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { getEffectiveTier } from '@/core/plans';
import type { Deps } from '../../http/deps';
import { allowTime } from '../../kernel/database';
import { runEvery } from '../../kernel/run-every';
import { inTransaction } from '../../kernel/unit-of-work';
import { lockUser, type UserRecord } from '../accounts';
import { listUploadsInBin, listUploadsOf, removeReleasedFiles, removeUnusedFiles } from '../media';
import {
  binWebsite,
  deleteWebsite,
  lockWebsite,
  presentWebsite,
  reserveSlug,
  takeFromBin,
  takeOverdue,
} from '../websites';
import { assertSlugAllowed, assertWebsiteRoom, storeUnpublished, throwSlugConflict } from './create-website';

/**
 * Brings a website back from its owner's bin unpublished, at its address or another one. Throws NOT_FOUND when it is not
 * there, PLAN_LIMIT when the plan has no room, CONFLICT when somebody else has the address; in all cases it stays in
 * the bin.
 */
export async function bringBackWebsite(
  deps: Deps,
  user: UserRecord,
  id: number,
  slug?: string,
): Promise<Website> {
  if (slug !== undefined) assertSlugAllowed(slug);
  const now = deps.clock.now();
  const website = await inTransaction(deps, async (work) => {
    await lockUser(work.db, user.id, 'no key update');
    await assertWebsiteRoom(deps, work.db, getEffectiveTier(user, now), user.id);
    const binned = await takeFromBin(work.db, user.id, id);
    if (!binned) throw createNotInBinError();
    const { title, kept } = binned;
    return storeUnpublished(work, kept, { title, slug: slug ?? binned.slug, userId: user.id }, now);
  }).catch(throwSlugConflict);
  return presentWebsite(website);
}

/**
 * Deletes a website in its owner's bin, with the pictures that nothing else shows. Throws NOT_FOUND when it is not
 * there.
 */
export async function deleteFromBin(deps: Deps, user: UserRecord, id: number): Promise<void> {
  const released = await inTransaction(deps, async (work) => {
    const named = await listUploadsInBin(work.db, user.id, id);
    if (!(await takeFromBin(work.db, user.id, id))) throw createNotInBinError();
    work.rowsDeleted();
    return named;
  });
  await removeReleasedFiles(deps, user.id, released);
}

function createNotInBinError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.notInBin'));
}

type EmptyingDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log' | 'publishEffects'>;

/** Deletes websites for good that have been in a bin for long enough. */
export async function emptyBins(deps: EmptyingDeps, signal?: AbortSignal): Promise<void> {
  const owners = await inTransaction(deps, async (work) => {
    const userIds = await takeOverdue(work.db, deps.clock.now());
    if (userIds.length > 0) work.rowsDeleted();
    return userIds;
  });
  for (const userId of owners) {
    if (signal?.aborted) return;
    // The websites are deleted already; files that could not be removed are left to the daily cleanup.
    await removeUnusedFiles(deps, userId).catch((error: unknown) =>
      deps.log.error({ err: error }, 'Files that nothing shows wait for the daily look'),
    );
  }
}

/** Runs at startup and then daily until the server closes. */
export function startEmptyingBins(app: FastifyInstance, deps: EmptyingDeps): void {
  runEvery(app, {
    name: 'bins',
    everyMs: DAY_MS,
    run: (signal) => emptyBins(deps, signal),
    complaint: 'What is in a bin for too long waits for the next look',
  });
}

/**
 * Deletes a website with everything that visitors sent, and puts the page itself and its pictures into the owner's bin.
 * Its address may be held for its owner.
 */
export async function removeWebsite(deps: Deps, websiteId: number): Promise<void> {
  const removed = await inTransaction(deps, async (work) => {
    const tx = work.db;
    await allowTime(tx);
    const website = await lockWebsite(tx, websiteId);
    if (!website) return null;
    const released = await listUploadsOf(tx, websiteId);
    const now = deps.clock.now();
    await binWebsite(tx, website, now);
    await deleteWebsite(tx, websiteId);
    await reserveSlug(tx, website, website.userId, now);
    work.pageChanged(website.slug);
    work.rowsDeleted();
    return { website, released };
  });
  if (!removed) return;
  await removeReleasedFiles(deps, removed.website.userId, removed.released);
}
