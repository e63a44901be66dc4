import { type BusinessAnswer, business as businessFields } from '@/contracts/endpoints/business';
import type { Business } from '@/core/business';
import { getBusinessOfPage } from '@/sections/page/business-of-page';
import { parsePage } from '@/sections/page/page';
import type { Deps } from '../../http/deps';
import { mergeChange, type RecordChange } from '../../kernel/merge-change';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { getWebsite, lockSettings, type WebsiteRecord, writeSettings } from '../websites';

/** Returns the business of a website; while none is set, the one that its page describes. */
export async function readBusiness(deps: Deps, websiteId: number): Promise<BusinessAnswer> {
  const website = await getWebsite(deps.db, websiteId);
  return { isSet: website.business !== null, business: getCurrentBusiness(website) };
}

function getCurrentBusiness({ business, pageData }: Pick<WebsiteRecord, 'business' | 'pageData'>): Business {
  return business ?? getBusinessOfPage(parsePage(pageData));
}

/** Stores what the owner has changed in the business; from then on the page shows it. */
export async function saveBusiness(
  deps: Deps,
  websiteId: number,
  change: RecordChange<Business>,
): Promise<BusinessAnswer> {
  return inTransaction(deps, async (work) => {
    const stored = await lockSettings(work.db, websiteId);
    if (!stored) throw createWebsiteNotFoundError();
    const business = mergeChange(businessFields, change, getCurrentBusiness(stored));
    await writeSettings(work.db, websiteId, { business });
    work.pageChanged(stored.slug);
    return { isSet: true, business };
  });
}
