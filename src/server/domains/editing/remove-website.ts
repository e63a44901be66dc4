import type { Deps } from '../../http/deps';
import { allowTime } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { findUploadsOf, removeReleasedFiles } from '../media';
import { binWebsite, deleteWebsite, lockWebsite, reserveSlug } from '../websites';

/**
 * Deletes a website with everything that visitors sent, puts the page itself and its pictures into the owner's bin, and
 * may hold its address for its owner.
 */
export async function removeWebsite(deps: Deps, websiteId: number): Promise<void> {
  const removed = await inTransaction(deps, async (work) => {
    const tx = work.db;
    await allowTime(tx);
    const website = await lockWebsite(tx, websiteId);
    if (!website) return null;
    const released = await findUploadsOf(tx, websiteId);
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
