import { addDays, getMonday } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';

const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export function isCalendarView(text: unknown): text is CalendarView {
  return CALENDAR_VIEWS.some((view) => view === text);
}

/** A month is shown in whole weeks, and always in the same number of them. */
const WEEKS_OF_MONTH = 6;

/** Lists the days that a view shows around a day; a month begins with the week of its first day. */
export function listDaysOfView(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return listDaysFrom(getMonday(date), WEEKDAYS.length);
  return listDaysFrom(getMonday(getFirstOfMonth(date)), WEEKDAYS.length * WEEKS_OF_MONTH);
}

/**
 * Returns the day by which the address names what a view shows: that day, the Monday of the week, the first of the
 * month.
 */
export function getFirstOfView(view: CalendarView, date: string): string {
  if (view === 'day') return date;
  return view === 'week' ? getMonday(date) : getFirstOfMonth(date);
}

/** Returns the first day of the next or the previous day, week or month. */
export function stepView(view: CalendarView, date: string, steps: 1 | -1): string {
  if (view === 'day') return addDays(date, steps);
  if (view === 'week') return addDays(getMonday(date), steps * WEEKDAYS.length);
  const first = getFirstOfMonth(date);
  // From the first day of a month, adding 31 days leads into the next month, and going back one day into the month
  // before.
  return getFirstOfMonth(addDays(first, steps === 1 ? 31 : -1));
}

export function getFirstOfMonth(date: string): string {
  return `${date.slice(0, 'YYYY-MM'.length)}-01`;
}

function listDaysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
}
