import type { PublicSite } from '@/contracts/endpoints/websites';
import type { Opening } from '@/core/website-hours';
import type { Page } from '@/sections/page/page';
import { parsePage } from '@/sections/page/parse-page';

/** A website as it is drawn: what visitors may know of it, with its page as a typed value. */
export interface Site extends Omit<PublicSite, 'pageData'> {
  page: Page;
  /** Missing while the website has no opening hours. */
  opening?: Opening;
}

export function toSite({ title, description, logoUrl, slug, language, pageData }: PublicSite): Site {
  return { title, description, logoUrl, slug, language, page: parsePage(pageData) };
}
