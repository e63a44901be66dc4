import { countNights, MAX_NIGHTS } from '@/core/booking-limits';
import { monthOf } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { type WeekIntervals, weekdayOf } from '@/core/opening-hours';

/** The free days of the months that were asked for, YYYY-MM; for stays the free nights. */
export type FreeDaysByMonth = Readonly<Record<string, ReadonlySet<string>>>;

export function isFree(free: FreeDaysByMonth, date: string): boolean {
  return free[monthOf(date)]?.has(date) ?? false;
}

/** A stay begins on a day of arrival whose night is free. */
export function isArrival(free: FreeDaysByMonth, week: WeekIntervals, date: string): boolean {
  return week[weekdayOf(date)].length > 0 && isFree(free, date);
}

/** A stay ends after nights that are all free; the night of the departure itself is somebody else's. */
export function isDeparture(free: FreeDaysByMonth, arrival: string, date: string): boolean {
  if (date <= arrival || countNights(arrival, date) > MAX_NIGHTS) return false;
  for (let night = arrival; night < date; night = addDays(night, 1)) {
    if (!isFree(free, night)) return false;
  }
  return true;
}
