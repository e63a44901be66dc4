import { addDays, getMonday, isCalendarDate } from '@/core/dates';
import { getDateOf } from '@/core/wall-clock';

/** This field says when a week is. */
interface DatedWeek {
  /** Looks like `2026-12-28`. */
  monday: string;
}

/** The page and the editor show this many weeks at most. */
export const SHOWN_WEEKS = 8;
const DAYS_OF_WEEK = 7;

/** Returns true for a Monday, on which a week begins. */
export function isMonday(date: string): boolean {
  return isCalendarDate(date) && getMonday(date) === date;
}

/** Returns the Monday of the week that runs on a wall clock, `YYYY-MM-DD HH:MM`; undefined where nobody knows the time. */
export function findThisMonday(wallTime: string | undefined): string | undefined {
  return wallTime === undefined ? undefined : getMonday(getDateOf(wallTime));
}

/**
 * Lists the weeks that the page shows, by their dates: from the one that runs on the website's wall clock, as many as a page
 * has room for. Where nobody knows the time, none is over. If two have one date, the first counts.
 */
export function listShownWeeks<Week extends DatedWeek>(
  weeks: readonly Week[],
  wallTime: string | undefined,
): Week[] {
  const from = findThisMonday(wallTime) ?? '';
  const byMonday = new Map<string, Week>();
  for (const week of weeks) {
    if (isMonday(week.monday) && week.monday >= from && !byMonday.has(week.monday))
      byMonday.set(week.monday, week);
  }
  return [...byMonday.values()]
    .sort((one, other) => one.monday.localeCompare(other.monday))
    .slice(0, SHOWN_WEEKS);
}

/**
 * Returns the next moment on the wall clock at which the page says something else of the weeks, because the first one begins
 * or is over; null when none is left.
 */
export function findNextWeekChange(weeks: readonly DatedWeek[], wallTime: string): string | null {
  const [first] = listShownWeeks(weeks, wallTime);
  const thisMonday = findThisMonday(wallTime);
  if (!first || thisMonday === undefined) return null;
  const change = first.monday > thisMonday ? first.monday : addDays(thisMonday, DAYS_OF_WEEK);
  return `${change} 00:00`;
}

/** Lists the Mondays of the weeks that an owner sets, beginning with the week of a date. */
export function listNextMondays(date: string): string[] {
  const first = getMonday(date);
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => addDays(first, DAYS_OF_WEEK * index));
}

/**
 * Returns the weeks with one of them changed, or without it if it says nothing any more. Weeks before `from` are left out.
 */
export function setWeek<Week extends DatedWeek>(
  weeks: readonly Week[],
  { monday, from, week }: { monday: string; from: string; week: Week | null },
): Week[] {
  const others = weeks.filter((each) => each.monday >= from && each.monday !== monday);
  return [...others, ...(week ? [week] : [])].sort((one, other) => one.monday.localeCompare(other.monday));
}

/** Writes what weeks say without their dates; the weeks of a template are known by that. */
export function describeWeeks(weeks: readonly { state: string; note?: string }[]): string {
  return weeks.map(({ state, note = '' }) => `${state} ${note}`.trim()).join(', ');
}
