import { DAY_MS } from './day-ms';
import { addDays } from './local-date';
import { localDate } from './wall-clock';

/** How far ahead, and for an owner how far back, a booking may lie. */
export const MAX_DAYS_AHEAD = 2 * 365;
export const MAX_NIGHTS = 90;
/** For one email address on one website. */
export const MAX_PENDING_BOOKINGS = 3;

/** How much of a diary waits for the owner's answer. */
export interface WaitingBookings {
  stays: number;
  nights: number;
  visits: number;
}
/** What one network holds at one website at the most. */
export const NETWORK_BOUNDS: WaitingBookings = { stays: 5, nights: 14, visits: 10 };
/** What all together hold at one website whose email addresses nobody has proven. */
export const UNPROVEN_BOUNDS: WaitingBookings = { stays: 60, nights: 60, visits: 40 };

export function isWithin(waiting: WaitingBookings, bounds: WaitingBookings): boolean {
  return waiting.stays <= bounds.stays && waiting.nights <= bounds.nights && waiting.visits <= bounds.visits;
}

/** How long the link works by which a visitor proves an address. */
export const PROOF_HOURS = 4;
/** How long a website takes an address for proven. */
export const PROVEN_DAYS = 180;
/** Links that are under way at one website: to one address, asked for by one network, and in all. */
export const OPEN_PROOFS = { email: 3, network: 10, website: 200 } as const;

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
