import type { BusinessAnswer } from '@/contracts/endpoints/business';
import type { Business } from '@/core/business';
import { businessOfPage } from '@/sections/page/business-of-page';
import { parsePage } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import { websiteNotFound } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { getWebsite, writeBusiness } from '../websites';

/** Returns the business of a website; while nothing is set, the one that its page describes. */
export async function readBusiness(deps: Deps, websiteId: number): Promise<BusinessAnswer> {
  const website = await getWebsite(deps.db, websiteId);
  const { business, pageData } = website;
  return { isSet: business !== null, business: business ?? businessOfPage(parsePage(pageData)) };
}

/** Stores the business; the page shows it from now on. */
export async function saveBusiness(
  deps: Deps,
  websiteId: number,
  business: Business,
): Promise<BusinessAnswer> {
  return inTransaction(deps, async (work) => {
    const slug = await writeBusiness(work.db, websiteId, business);
    if (slug === null) throw websiteNotFound();
    work.pageChanged(slug);
    return { isSet: true, business };
  });
}
