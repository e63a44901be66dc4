import { getMonth } from '@/core/calendar-month';

/** Each month that was asked for, YYYY-MM, has its free days. */
export type FreeDaysByMonth = Readonly<Record<string, ReadonlySet<string>>>;

export function isFree(free: FreeDaysByMonth, date: string): boolean {
  return free[getMonth(date)]?.has(date) ?? false;
}
