import type { PublicSite } from '@/contracts/endpoints/websites';
import type { Business } from '@/core/business';
import { type Legal, type LegalLink, listLegalLinks } from '@/core/legal';
import type { Person } from '@/core/people';
import { getSeason, type Season } from '@/core/season';
import type { Opening } from '@/core/website-hours';
import { fillContact } from '@/sections/page/business-of-page';
import { type Page, parsePage } from '@/sections/page/page';
import { fillTeams } from '@/sections/page/people-of-page';

/** A website is drawn from the facts that visitors may know of it, with its page as a typed value. */
export interface Site extends Omit<PublicSite, 'pageData'> {
  page: Page;
  /** It is missing while the website has no opening hours. */
  opening?: Opening;
  /** It is `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows it, as in a sample. */
  wallTime?: string;
  /** It is missing while the owner has set none; then the page's contact section speaks for itself. */
  business?: Business;
  /** The footer leads to these pages, which the law asks for; missing while the owner has given none. */
  legal?: readonly LegalLink[];
  /** Visits can be booked with these people; missing where the website has no list of people. */
  people?: readonly Person[];
}

/** A stored website has these records beside its page. */
type StoredSite = PublicSite & {
  business?: Business | null;
  legal?: Partial<Legal> | null;
  people?: readonly Person[] | null;
};

/**
 * Returns a website as it is drawn: its team sections show the people of the website, and the business fills in the empty
 * fields of its contact sections.
 */
export function toSite({
  title,
  description,
  logoUrl,
  slug,
  language,
  pageData,
  business,
  legal,
  people,
}: StoredSite): Site {
  const stored = parsePage(pageData);
  const page = people ? fillTeams(stored, people) : stored;
  const links = listLegalLinks(legal, { slug, language });
  const site = {
    ...{ title, description, logoUrl, slug, language },
    ...(links.length > 0 && { legal: links }),
  };
  return business ? { ...site, page: fillContact(page, business), business } : { ...site, page };
}

/** Finds the season on the website's calendar; undefined where nobody knows the date. */
export function findSeason({ wallTime }: Pick<Site, 'wallTime'>): Season | undefined {
  return wallTime ? getSeason(wallTime) : undefined;
}
