import type { HoursAnswer, NamedHoliday } from '@/contracts/endpoints/hours';
import type { PageData } from '@/contracts/page-data';
import type { Locale } from '@/core/locale/locale';
import { type HolidayCountry, type HolidayRegion, listPublicHolidays } from '@/core/public-holidays';
import { toLocalDate } from '@/core/wall-clock';
import { getDefaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { findHoursOfBookings } from '@/sections/page/hours-of-bookings';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { getWebsite, type WebsiteRecord } from '../websites';

/** The licence of the list demands that its author and the licence are named; docs/third-party.md does so too. */
export const HOLIDAY_SOURCE = {
  text: 'date-holidays, CC BY-SA 3.0',
  url: 'https://github.com/commenthol/date-holidays',
};

/** Returns the hours of a website, or those that are proposed while it has none. */
export async function readHours(deps: Deps, websiteId: number, locale: Locale): Promise<HoursAnswer> {
  const website = await getWebsite(deps.db, websiteId);
  const now = deps.clock.now();
  return {
    isSet: website.hours !== null,
    ...presentHours(getCurrentHours(website), website.timeZone, locale, now),
  };
}

/** Returns the hours of a website, or those that are proposed. */
export function getCurrentHours({
  hours,
  pageData,
}: Pick<WebsiteRecord, 'hours' | 'pageData'>): WebsiteHours {
  return hours ?? findHoursOfPage(pageData) ?? getDefaultWebsiteHours();
}

/** Finds the hours in which the first section of a page takes visits; null for a page that takes none. */
export function findHoursOfPage(page: Pick<PageData, 'sections'>): WebsiteHours | null {
  return findHoursOfBookings(listBookingSections(page));
}

/** Presents hours with the public holidays of this and the next year on the website's calendar. */
export function presentHours(
  hours: WebsiteHours,
  timeZone: string,
  locale: Locale,
  now: Date,
): Omit<HoursAnswer, 'isSet'> {
  const { country, region } = hours.holidays;
  const year = Number(toLocalDate(now, timeZone).slice(0, 4));
  const years = country ? [year, year + 1] : [];
  return {
    hours,
    timeZone,
    publicHolidays: years.flatMap((each) => (country ? nameHolidays(locale, country, each, region) : [])),
    holidaySource: HOLIDAY_SOURCE,
  };
}

/** Lists the public holidays of a year with their names in a language. */
export function nameHolidays(
  locale: Locale,
  country: HolidayCountry,
  year: number,
  region?: HolidayRegion | null,
): NamedHoliday[] {
  return listPublicHolidays(country, year, region ?? undefined).map(({ date, rule, name }) => ({
    date,
    rule,
    name: text(locale, name),
  }));
}
