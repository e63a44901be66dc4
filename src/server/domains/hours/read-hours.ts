import type { HoursAnswer } from '@/contracts/endpoints/hours';
import { AppError } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import { localDate } from '@/core/wall-clock';
import { defaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';
import type { Deps } from '../../http/deps';
import { findWebsite } from '../websites';
import { hoursOfPage } from './hours-of-page';
import { HOLIDAY_SOURCE, nameHolidays } from './name-holidays';

/** Returns the hours of a website, or those that are proposed while it has none. */
export async function readHours(deps: Deps, websiteId: number, locale: Locale): Promise<HoursAnswer> {
  const website = await findWebsite(deps.db, websiteId);
  if (!website) throw websiteNotFound();
  const { hours, pageData, timeZone } = website;
  const proposed = hours ?? hoursOfPage(pageData) ?? defaultWebsiteHours();
  return { isSet: hours !== null, ...presentHours(proposed, timeZone, locale, deps.clock.now()) };
}

/** Presents hours with the public holidays of this and the next year on the website's calendar. */
export function presentHours(
  hours: WebsiteHours,
  timeZone: string,
  locale: Locale,
  now: Date,
): Omit<HoursAnswer, 'isSet'> {
  const { country, region } = hours.holidays;
  const year = Number(localDate(now, timeZone).slice(0, 4));
  const years = country ? [year, year + 1] : [];
  return {
    hours,
    timeZone,
    publicHolidays: years.flatMap((each) => (country ? nameHolidays(locale, country, each, region) : [])),
    holidaySource: HOLIDAY_SOURCE,
  };
}

export function websiteNotFound(): AppError {
  return new AppError('NOT_FOUND', phrase('failures.websiteNotFound'));
}
