import { addDays } from '@/core/dates';
import { WEEKDAYS, weekdayOf } from '@/core/opening-hours';

/** The Monday of a day's week. */
export function getMonday(day: string): string {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/** The seven days of the week that begins on a Monday. */
export function daysOfWeek(monday: string): string[] {
  return WEEKDAYS.map((_weekday, index) => addDays(monday, index));
}
