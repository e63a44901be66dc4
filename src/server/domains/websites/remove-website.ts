import { allowTime } from '../../db/client';
import { holdSlug } from '../../db/held-slugs';
import { findUploadsOf } from '../../db/unused-uploads';
import type { Deps } from '../../deps';
import { announcePageChange } from '../../http/page-cache';
import { removeReleasedFiles } from '../../unused-files';
import { deleteWebsite, lockWebsite } from './queries';

/** Deletes a website with everything that visitors sent and the pictures that only it showed, and may hold its address for its owner. */
export async function removeWebsite(deps: Deps, websiteId: number): Promise<void> {
  const { db, clock, pages, log, erase } = deps;
  const removed = await db.transaction(async (tx) => {
    await allowTime(tx);
    const website = await lockWebsite(tx, websiteId);
    if (!website) return null;
    const released = await findUploadsOf(tx, websiteId);
    await deleteWebsite(tx, websiteId);
    await holdSlug(tx, website, website.userId, clock.now());
    await announcePageChange(tx, website.slug);
    return { website, released };
  });
  if (!removed) return;
  pages.drop(removed.website.slug);
  await removeReleasedFiles(deps, removed.website.userId, removed.released);
  void erase().catch((error: unknown) =>
    log.error({ err: error }, 'What was deleted leaves the files later'),
  );
}
