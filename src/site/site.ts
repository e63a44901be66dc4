import type { PublicSite } from '@/contracts/endpoints/websites';
import type { Business } from '@/core/business';
import { type Legal, type LegalLink, listLegalLinks } from '@/core/legal';
import type { Person } from '@/core/people';
import { getSeason, type Season } from '@/core/season';
import type { Opening } from '@/core/website-hours';
import { fillContact } from '@/sections/page/business-of-page';
import { type Page, parsePage } from '@/sections/page/page';
import { fillTeams } from '@/sections/page/people-of-page';

/** A website as it is drawn: what visitors may know of it, with its page as a typed value. */
export interface Site extends Omit<PublicSite, 'pageData'> {
  page: Page;
  /** Missing while the website has no opening hours. */
  opening?: Opening;
  /** `YYYY-MM-DD HH:MM` on the website's wall clock; missing where nobody knows it, as in a sample. */
  wallTime?: string;
  /** Missing while the owner has set none; the page's contact section speaks for itself then. */
  business?: Business;
  /** The footer leads there for what the law asks for; missing while the owner has given nothing. */
  legal?: readonly LegalLink[];
  /** The people with whom visits can be booked; missing where the website has no list of people. */
  people?: readonly Person[];
}

/** A website as it is stored, with what is no part of its page. */
type StoredSite = PublicSite & {
  business?: Business | null;
  legal?: Partial<Legal> | null;
  people?: readonly Person[] | null;
};

/**
 * Returns a website as it is drawn: its team sections show the people of the website, and its contact sections say what the
 * business says where they are empty.
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
