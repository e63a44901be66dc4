import { addDays, DAY_MS } from './dates';
import { localDate } from './wall-clock';

/** A booking lies at most this far ahead, and one that an owner enters at most this far back. */
export const MAX_DAYS_AHEAD = 2 * 365;
export const MAX_NIGHTS = 90;
/** For one email address on one website. */
export const MAX_PENDING_BOOKINGS = 3;

/** The bookings of a diary that wait for the owner's answer are counted by kind. */
export interface WaitingBookings {
  stays: number;
  nights: number;
  visits: number;
}
/** One network holds at most this much at one website. */
export const NETWORK_BOUNDS: WaitingBookings = { stays: 5, nights: 14, visits: 10 };
/** All visitors whose email address is not proven hold at most this much together at one website. */
export const UNPROVEN_BOUNDS: WaitingBookings = { stays: 60, nights: 60, visits: 40 };

export function isWithin(waiting: WaitingBookings, bounds: WaitingBookings): boolean {
  return waiting.stays <= bounds.stays && waiting.nights <= bounds.nights && waiting.visits <= bounds.visits;
}

/** The link by which a visitor proves an address works for this long. */
export const PROOF_HOURS = 4;
/** A proven address stays proven at a website for this long. */
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
