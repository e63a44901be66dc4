import { WEEKDAYS, type Weekday } from './opening-hours';

const long = new Intl.DateTimeFormat('sk-SK', { weekday: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('sk-SK', { weekday: 'short', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const MONDAY_OF_JANUARY = 1;

/** Pondelok, or Po: as it is written at the beginning of a line. */
export function weekdayName(day: Weekday, length: 'long' | 'short' = 'long'): string {
  const date = new Date(Date.UTC(2024, 0, MONDAY_OF_JANUARY + WEEKDAYS.indexOf(day)));
  const name = (length === 'long' ? long : short).format(date);
  return name.charAt(0).toLocaleUpperCase('sk') + name.slice(1);
}
