import type { BusinessAnswer } from '@/contracts/endpoints/business';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { businessOfPage } from '@/sections/page/business-of-page';
import { parsePage } from '@/sections/page/parse-page';
import type { Deps } from '../../http/deps';
import { findWebsite } from '../websites';

/** Returns the business of a website; what its page says while nothing is set. */
export async function readBusiness(deps: Deps, websiteId: number): Promise<BusinessAnswer> {
  const website = await findWebsite(deps.db, websiteId);
  if (!website) throw websiteNotFound();
  const { business, pageData } = website;
  return { isSet: business !== null, business: business ?? businessOfPage(parsePage(pageData)) };
}

export function websiteNotFound(): AppError {
  return new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
}
