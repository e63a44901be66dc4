import { fillLegal, type Legal } from '@/core/legal';
import type { Deps } from '../../http/deps';
import { websiteNotFound } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { readLegal, writeLegal } from '../websites';

/** Returns the legal pages of a website, each empty until it is given. */
export async function getLegalPages({ db }: Pick<Deps, 'db'>, websiteId: number): Promise<Legal> {
  return fillLegal(await readLegal(db, websiteId));
}

/** Stores the legal pages; the footer of the page leads there from now on. */
export async function saveLegalPages(deps: Deps, websiteId: number, legal: Legal): Promise<Legal> {
  return inTransaction(deps, async (work) => {
    const slug = await writeLegal(work.db, websiteId, legal);
    if (slug === null) throw websiteNotFound();
    work.pageChanged(slug);
    return legal;
  });
}
