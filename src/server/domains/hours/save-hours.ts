import { type HoursSaved, websiteHours } from '@/contracts/endpoints/hours';
import type { Locale } from '@/core/locale/locale';
import { liesInside, MAX_VISITS_OUTSIDE } from '@/core/opening-hours';
import { isHolidayRule } from '@/core/public-holidays';
import { getIntervalsOn, type WebsiteHours } from '@/core/website-hours';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { mergeChange, type RecordChange } from '../../kernel/merge-change';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { lockSettings, writeSettings } from '../websites';
import { getCurrentHours, presentHours } from './read-hours';

/** Times of a visit are on the wall clock of its website. */
interface Visit {
  id: number;
  date: string;
  time: string;
  durationMinutes: number;
  name: string;
}

/**
 * Lists the visits that have not begun and are not cancelled, in their order. It is passed in, because this domain must
 * not import that of bookings.
 */
export type ListVisits = (db: Database, websiteId: number, now: Date) => Promise<Visit[]>;

/**
 * Stores what the owner has changed in the hours, and lists the booked visits outside of them. These stay, and the
 * owner decides about them.
 */
export async function saveHours(
  deps: Deps,
  listVisits: ListVisits,
  websiteId: number,
  change: RecordChange<WebsiteHours>,
  locale: Locale,
): Promise<HoursSaved> {
  const now = deps.clock.now();
  return inTransaction(deps, async (work) => {
    const stored = await lockSettings(work.db, websiteId);
    if (!stored) throw createWebsiteNotFoundError();
    const hours = cleanHours(mergeChange(websiteHours, change, getCurrentHours(stored)));
    await writeSettings(work.db, websiteId, { hours });
    work.pageChanged(stored.slug);
    work.notifyOwner(websiteId, 'hours-changed');
    const outside = listVisitsOutside(hours, await listVisits(work.db, websiteId, now));
    return {
      isSet: true,
      ...presentHours(hours, stored.timeZone, locale, now),
      bookingsOutside: outside
        .slice(0, MAX_VISITS_OUTSIDE)
        .map(({ id, date, time, name }) => ({ id, date, time, name })),
    };
  });
}

/** Leaves out the holidays that the chosen country does not have, for example after another one was chosen. */
export function cleanHours(hours: WebsiteHours): WebsiteHours {
  return { ...hours, holidays: cleanHolidays(hours.holidays) };
}

function cleanHolidays({ country, region, open }: WebsiteHours['holidays']): WebsiteHours['holidays'] {
  if (!country) return { country, region: null, open: [] };
  return {
    country,
    region: country === 'DE' ? region : null,
    open: [...new Set(open)].filter((rule) => isHolidayRule(country, rule)),
  };
}

function listVisitsOutside(hours: WebsiteHours, visits: readonly Visit[]): Visit[] {
  const dates = [...new Set(visits.map(({ date }) => date))];
  const intervals = getIntervalsOn(hours, dates);
  return visits.filter(
    ({ date, time, durationMinutes }) => !liesInside(intervals.get(date) ?? [], time, durationMinutes),
  );
}
