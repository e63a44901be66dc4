import { getMonth } from '@/core/calendar-month';

/** The free days of the months that were asked for, YYYY-MM. */
export type FreeDaysByMonth = Readonly<Record<string, ReadonlySet<string>>>;

export function isFree(free: FreeDaysByMonth, date: string): boolean {
  return free[getMonth(date)]?.has(date) ?? false;
}
