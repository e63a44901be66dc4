import { legal as legalFields } from '@/contracts/endpoints/legal';
import { fillLegal, type Legal } from '@/core/legal';
import type { Deps } from '../../http/deps';
import { mergeChange, type RecordChange } from '../../kernel/merge-change';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { lockSettings, readLegal, writeSettings } from '../websites';

/** Returns the legal pages of a website; each is empty until the owner sets it. */
export async function getLegalPages({ db }: Pick<Deps, 'db'>, websiteId: number): Promise<Legal> {
  return fillLegal(await readLegal(db, websiteId));
}

/** Stores what the owner has changed in the legal pages; from then on the footer of the page links to them. */
export async function saveLegalPages(
  deps: Deps,
  websiteId: number,
  change: RecordChange<Legal>,
): Promise<Legal> {
  return inTransaction(deps, async (work) => {
    const stored = await lockSettings(work.db, websiteId);
    if (!stored) throw createWebsiteNotFoundError();
    const legal = mergeChange(legalFields, change, fillLegal(stored.legal));
    await writeSettings(work.db, websiteId, { legal });
    work.pageChanged(stored.slug);
    return legal;
  });
}
