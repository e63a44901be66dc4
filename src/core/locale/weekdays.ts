import { addDays } from '../dates';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a calendar day, YYYY-MM-DD. */
export function getWeekday(date: string): Weekday {
  // Sunday is 0 there, and the last day of the week here.
  const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length;
  return WEEKDAYS[index] as Weekday;
}

/** Returns the Monday of the week that a calendar day, YYYY-MM-DD, is in. */
export function getMonday(date: string): string {
  return addDays(date, -WEEKDAYS.indexOf(getWeekday(date)));
}
