import type { BusinessAnswer } from '@/contracts/endpoints/business';
import type { Business } from '@/core/business';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { writeBusiness } from '../websites';
import { websiteNotFound } from './read-business';

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
