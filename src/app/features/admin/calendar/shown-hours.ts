import type { HoursAnswer } from '@/contracts/endpoints/hours';
import type { PageData } from '@/contracts/page-data';
import { HOUR_MINUTES } from '@/core/dates';
import { type OpenInterval, parseMinutes } from '@/core/opening-hours';
import { findSpecialDays, fromWorkingHours, getIntervalsOn, type WebsiteHours } from '@/core/website-hours';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import type { BookingContent } from '@/sections/types/booking/definition';
import type { VisitOnDay } from './bookings-of-day';

/** If a website takes visits but is closed on all shown days, the calendar shows these hours. */
const USUAL_HOURS: ShownHours = { start: 9, end: 17 };

/** The calendar shows the whole hours of a day from `start` up to, but not including, `end`. */
export interface ShownHours {
  start: number;
  end: number;
}

/** The server answers this about the hours of a website. */
type StoredHours = Pick<HoursAnswer, 'hours' | 'isSet' | 'publicHolidays'>;

/** Visits can take place at these times of a day, in all sections together. */
export interface OpenDay {
  intervals: OpenInterval[];
  /** It names why the day is closed: a public holiday, or the words of a special day; null where it has no name. */
  closedFor: string | null;
  /** True where only one person is shown, who does not work while the business is open. */
  isOff?: boolean;
}

/** Returns the days on which a page takes visits; none for a page that takes no visits at all. */
export function getOpenDays(
  pageData: PageData,
  stored: StoredHours | undefined,
  days: readonly string[],
): ReadonlyMap<string, OpenDay> {
  const sections = listBookingSections(pageData).map(({ content }) => content);
  const visits = sections.filter(({ bookingType }) => bookingType === 'hourly');
  if (visits.length === 0) return new Map();
  const open = visits.map((section) => getIntervalsOn(getSectionHours(section, stored), days));
  const isByWebsite = visits.some((section) => keepsWebsiteHours(section, stored));
  return new Map(
    days.map((day) => {
      const intervals = open.flatMap((section) => section.get(day) ?? []);
      const closedFor = intervals.length === 0 && isByWebsite && stored ? findName(stored, day) : null;
      return [day, { intervals, closedFor }];
    }),
  );
}

/** Returns the hours that a section keeps to: the website's, if it has some, or the section's own. */
export function getSectionHours(section: BookingContent, stored: StoredHours | undefined): WebsiteHours {
  return stored && keepsWebsiteHours(section, stored) ? stored.hours : fromWorkingHours(section.workingHours);
}

function keepsWebsiteHours({ hours }: BookingContent, stored: StoredHours | undefined): boolean {
  return hours === 'website' && stored !== undefined && stored.isSet;
}

function findName({ hours, publicHolidays }: StoredHours, day: string): string | null {
  const special = findSpecialDays(hours, day);
  if (special) return special.note || null;
  const holiday = publicHolidays.find(({ date }) => date === day);
  return holiday && !hours.holidays.open.includes(holiday.rule) && hours.holidays.country
    ? holiday.name
    : null;
}

/** Returns true if a website takes visits, but none on that day. */
export function isClosedDay(days: ReadonlyMap<string, OpenDay>, day: string): boolean {
  return days.get(day)?.intervals.length === 0;
}

/** Both count minutes since midnight. */
interface Minutes {
  start: number;
  end: number;
}

/** Lists which parts of the shown hours of an open day are closed: before and after opening, and at noon. */
export function listClosedParts({ intervals }: OpenDay, hours: ShownHours): Minutes[] {
  const open = intervals
    .map(({ start, end }) => ({ start: parseMinutes(start) ?? 0, end: parseMinutes(end) ?? 0 }))
    .sort((one, other) => one.start - other.start);
  const end = hours.end * HOUR_MINUTES;
  const parts: Minutes[] = [];
  let reached = hours.start * HOUR_MINUTES;
  for (const interval of [...open, { start: end, end }]) {
    if (interval.start > reached) parts.push({ start: reached, end: Math.min(interval.start, end) });
    reached = Math.max(reached, interval.end);
  }
  return parts;
}

/** Returns whole hours around opening hours and all visits; null for a page that takes no visits and has none. */
export function findShownHours(
  days: ReadonlyMap<string, OpenDay>,
  visits: readonly Pick<VisitOnDay, 'start' | 'end'>[],
): ShownHours | null {
  const open = [...days.values()].flatMap(({ intervals }) =>
    intervals.flatMap((interval) => {
      const start = parseMinutes(interval.start);
      const end = parseMinutes(interval.end);
      return start !== null && end !== null ? [{ start, end }] : [];
    }),
  );
  const all = [...open, ...visits];
  if (all.length === 0) return days.size > 0 ? USUAL_HOURS : null;
  return {
    start: Math.floor(Math.min(...all.map(({ start }) => start)) / HOUR_MINUTES),
    end: Math.ceil(Math.max(...all.map(({ end }) => end)) / HOUR_MINUTES),
  };
}
