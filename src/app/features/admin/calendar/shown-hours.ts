import type { PageData } from '@/contracts/page-data';
import { minutesOfTime, type WeekHours, weekdayOf } from '@/core/opening-hours';
import { parseSections } from '@/sections/page/page';
import { booking } from '@/sections/types/booking/definition';
import type { VisitOnDay } from './bookings-of-day';

const HOUR_MINUTES = 60;

/** The hours of a day that a calendar shows: from the beginning of the first one to that of `end`. */
export interface ShownHours {
  start: number;
  end: number;
}

/** The opening hours of all sections of a page that take visits. */
export function openingWeeks(pageData: PageData): WeekHours[] {
  const contents = parseSections(pageData, booking).map(({ content }) => content);
  return contents.flatMap(({ bookingType, workingHours }) => (bookingType === 'hourly' ? workingHours : []));
}

/** Returns true if a website that takes visits takes none on that day. */
export function isClosedDay(weeks: readonly WeekHours[], day: string): boolean {
  return weeks.length > 0 && !weeks.some((week) => week[weekdayOf(day)].enabled);
}

/** Whole hours around opening hours and all visits; null when there are neither. */
export function shownHours(
  weeks: readonly WeekHours[],
  visits: readonly Pick<VisitOnDay, 'start' | 'end'>[],
): ShownHours | null {
  const open = weeks.flatMap((week) =>
    Object.values(week).flatMap((day) => {
      const start = minutesOfTime(day.start);
      const end = minutesOfTime(day.end);
      return day.enabled && start !== null && end !== null ? [{ start, end }] : [];
    }),
  );
  const all = [...open, ...visits];
  if (all.length === 0) return null;
  return {
    start: Math.floor(Math.min(...all.map(({ start }) => start)) / HOUR_MINUTES),
    end: Math.ceil(Math.max(...all.map(({ end }) => end)) / HOUR_MINUTES),
  };
}
