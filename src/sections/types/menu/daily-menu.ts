import { addDays, isCalendarDate } from '@/core/dates';
import { getDateOf } from '@/core/wall-clock';

/** These fields of a daily menu say when it is shown. */
interface DailyMenu {
  /** Looks like `2026-11-24`. */
  date: string;
  /** Both are HH:MM, and each is empty where it is left open. */
  hours?: { start: string; end: string };
  soup?: unknown;
  dishes: readonly unknown[];
}

const MIDNIGHT = '00:00';
/** The days of up to a week stand beside the one that is shown. */
const DAYS_OF_WEEK = 7;

/** Lists the daily menus that are not over on the website's wall clock, by their days. Nothing is over where nobody knows the time. */
export function listComingDays<Day extends DailyMenu>(
  days: readonly Day[],
  wallTime: string | undefined,
): Day[] {
  return days
    .filter(({ date, soup, dishes }) => isCalendarDate(date) && (soup !== undefined || dishes.length > 0))
    .filter((day) => wallTime === undefined || wallTime < getEnd(day))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Returns the daily menu that is shown, and the later ones of the week that it begins; null when all are over. */
export function findShownDays<Day extends DailyMenu>(
  days: readonly Day[],
  wallTime: string | undefined,
): { shown: Day; later: Day[] } | null {
  const [shown, ...others] = listComingDays(days, wallTime);
  if (!shown) return null;
  const weekEnd = addDays(shown.date, DAYS_OF_WEEK);
  return { shown, later: others.filter(({ date }) => shown.date < date && date < weekEnd) };
}

/**
 * Returns the next moment on the wall clock at which the page says something else of a daily menu, because a day begins, or
 * food is served or not served any more; null when all are over.
 */
export function findNextMenuChange(days: readonly DailyMenu[], wallTime: string): string | null {
  const coming = listComingDays(days, wallTime);
  if (coming.length === 0) return null;
  // From six days ahead on, a day is called by its weekday, and any midnight may be the first of these.
  const midnight = `${addDays(getDateOf(wallTime), 1)} ${MIDNIGHT}`;
  const edges = coming.flatMap((day) => [getStart(day), getEnd(day)]).filter((edge) => edge > wallTime);
  const [next = null] = [midnight, ...edges].sort();
  return next;
}

const getStart = ({ date, hours }: DailyMenu) => `${date} ${hours?.start || MIDNIGHT}`;

const getEnd = ({ date, hours }: DailyMenu) =>
  hours?.end ? `${date} ${hours.end}` : `${addDays(date, 1)} ${MIDNIGHT}`;

/** It is `today` before food is served, `now` while it is, `soon` within a week, else `later`. */
type DayMoment = 'today' | 'now' | 'soon' | 'later';

export function getDayMoment(day: DailyMenu, wallTime: string | undefined): DayMoment {
  if (wallTime === undefined) return 'soon';
  const today = getDateOf(wallTime);
  if (day.date === today) return wallTime < getStart(day) ? 'today' : 'now';
  return day.date < addDays(today, DAYS_OF_WEEK) ? 'soon' : 'later';
}

/** Returns the first day from a date on that has no daily menu yet. */
export function getFreeDate(days: readonly Pick<DailyMenu, 'date'>[], from: string): string {
  const taken = new Set(days.map(({ date }) => date));
  let date = from;
  while (taken.has(date)) date = addDays(date, 1);
  return date;
}
