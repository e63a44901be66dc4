import { DAY_MS } from './day-ms';
import { addDays, localDate } from './local-date';

/** How far ahead, and for an owner how far back, a booking may lie. */
export const MAX_DAYS_AHEAD = 2 * 365;
export const MAX_NIGHTS = 90;
/** For one email address on one website. */
export const MAX_PENDING_BOOKINGS = 3;
/** Six weeks: a month with the ends of its first and last week. */
export const MAX_CALENDAR_DAYS = 42;

/** The days on which visitors can book: from tomorrow on the website's wall calendar. */
export function bookableDays(now: Date, timeZone: string): { first: string; last: string } {
  const today = localDate(now, timeZone);
  return { first: addDays(today, 1), last: addDays(today, MAX_DAYS_AHEAD) };
}

/** Nights are days of the calendar: a clock change makes none longer. */
export function countNights(arrival: string, departure: string): number {
  return (Date.parse(departure) - Date.parse(arrival)) / DAY_MS;
}
