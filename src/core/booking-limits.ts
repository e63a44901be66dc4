import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from './dates';
import { getDateOf, toLocalDate, toLocalDateTime } from './wall-clock';

/** A booking lies at most this far ahead, and one that an owner enters at most this far back. */
export const MAX_DAYS_AHEAD = 2 * 365;
export const MAX_NIGHTS = 90;
/** An owner says this to the customer of a booking that they cancel. */
export const OWNER_WORDS_MAX_LENGTH = 500;
/** An owner proposes at most this many times to a customer, and they are held for `PROPOSAL_HOURS`. */
export const MAX_PROPOSED_TIMES = 3;
export const PROPOSAL_HOURS = 24;
/** One email address has at most this many bookings on one website that wait for an answer. */
export const MAX_PENDING_BOOKINGS = 3;

/** The bookings of a diary that wait for the owner's answer are counted by kind. */
export interface WaitingBookings {
  stays: number;
  nights: number;
  visits: number;
}

export const NOTHING_WAITS: WaitingBookings = { stays: 0, nights: 0, visits: 0 };

export function addWaiting(one: WaitingBookings, other: WaitingBookings): WaitingBookings {
  return {
    stays: one.stays + other.stays,
    nights: one.nights + other.nights,
    visits: one.visits + other.visits,
  };
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
/**
 * At one website, at most this many such links wait to be opened: for one email address, from one network and in all. The
 * links of the waiting list have the same limits of their own.
 */
export const OPEN_PROOFS = { email: 3, network: 10, website: 200 } as const;

/** An owner blocks at most this many days at once. */
export const MAX_BLOCK_DAYS = 366;
export const BLOCK_NOTE_MAX_LENGTH = 200;
/** A website has at most this many blocks that are not over. */
export const MAX_BLOCKS = 500;

/** A month with the ends of its first and last week has at most six weeks. */
export const MAX_CALENDAR_DAYS = 42;

/** A section says how early and how far ahead visitors can book. */
export interface BookingNotice {
  /** A visit can be booked until this many hours before it; from tomorrow on where it is missing. */
  noticeHours?: number;
  /** It is MAX_DAYS_AHEAD where it is missing. */
  daysAhead?: number;
}

/** Visitors can book from the first to the last day on the website's wall calendar, and not before the earliest time. */
export interface BookableTimes {
  first: string;
  last: string;
  /** It is on the wall clock, YYYY-MM-DD HH:MM. */
  earliest: string;
}

export function getBookableTimes(
  now: Date,
  timeZone: string,
  { noticeHours, daysAhead = MAX_DAYS_AHEAD }: BookingNotice,
): BookableTimes {
  const today = toLocalDate(now, timeZone);
  const last = addDays(today, Math.min(daysAhead, MAX_DAYS_AHEAD));
  if (noticeHours === undefined) {
    const first = addDays(today, 1);
    return { first, last, earliest: `${first} 00:00` };
  }
  // A visit cannot begin in the minute that has begun, so the next one is the earliest.
  const earliest = toLocalDateTime(new Date(now.getTime() + noticeHours * HOUR_MS + MINUTE_MS), timeZone);
  return { first: getDateOf(earliest), last, earliest };
}

/** Nights are days of the calendar: a clock change makes none longer. */
export function countNights(arrival: string, departure: string): number {
  return (Date.parse(departure) - Date.parse(arrival)) / DAY_MS;
}
