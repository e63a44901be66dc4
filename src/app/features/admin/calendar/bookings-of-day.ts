import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { toVisitRange } from '@/core/bookings';
import { DAY_MINUTES } from '@/core/dates';
import { parseMinutes } from '@/core/opening-hours';

const ORDER: readonly StayMoment[] = ['departure', 'arrival', 'overnight'];

/**
 * The part of the visit that lies on the day, in minutes since midnight on the wall clock, is from `start` to `end`.
 */
export interface VisitOnDay {
  /** The booking has the shown time, which may be a held one. */
  booking: Booking;
  /** The time is only held for the customer of this booking, to whom it was proposed. */
  heldFor?: Booking;
  start: number;
  end: number;
}

/** Returns when a visit begins and ends, `YYYY-MM-DD HH:MM` each. */
function getVisitRange({ bookingDateText, bookingTimeText, durationMinutes }: Booking) {
  return toVisitRange(bookingDateText, bookingTimeText, durationMinutes ?? 0);
}

/** Looks like `10:30 – 11:30`. */
export function formatTimes(booking: Booking): string {
  return `${booking.bookingTimeText} – ${getVisitRange(booking).end.split(' ')[1]}`;
}

/** Returns the service and the person who serves, such as `Haircut, Eva`. */
export function formatWhat({ service, personName }: Booking): string {
  return [service, personName].filter(Boolean).join(', ');
}

/**
 * Lists the visits of a day in the order of their beginning, with the times that are held for others. A visit that
 * crosses midnight lies on both days.
 */
export function listVisitsOnDay(
  bookings: readonly Booking[],
  day: string,
  held: readonly HeldTime[] = [],
): VisitOnDay[] {
  return [...bookings.map((booking) => ({ booking })), ...held.map(toHeldVisit)]
    .filter(({ booking }) => booking.bookingType === 'hourly')
    .flatMap((visit) => {
      const { start, end } = getVisitRange(visit.booking);
      const from = getMinuteOn(day, start);
      const to = getMinuteOn(day, end);
      return from < to ? [{ ...visit, start: from, end: to }] : [];
    })
    .sort((a, b) => a.start - b.start || a.booking.id - b.booking.id);
}

/**
 * Returns a held time as the visit that it would become. The column names the person who would serve, who may be
 * another one.
 */
function toHeldVisit({ date, time, personId, booking }: HeldTime) {
  const personName = personId === booking.personId ? booking.personName : null;
  const shown = { ...booking, bookingDateText: date, bookingTimeText: time, personId, personName };
  return { booking: shown, heldFor: booking };
}

/** Returns a key that is unique among the visits of a day, even where a booking has several times. */
export function getVisitKey({ booking, heldFor, start }: VisitOnDay): string {
  return heldFor ? `held-${booking.id}-${start}` : String(booking.id);
}

/**
 * Returns the minute of a day at which a moment lies; the first or the last minute for moments before and after that
 * day.
 */
export function getMinuteOn(day: string, moment: string): number {
  const [date = '', time = ''] = moment.split(' ');
  if (date === day) return parseMinutes(time) ?? 0;
  return date < day ? 0 : DAY_MINUTES;
}

/** On each of its days a stay begins, goes on or ends. */
type StayMoment = 'arrival' | 'overnight' | 'departure';

export interface StayOnDay {
  booking: Booking;
  moment: StayMoment;
}

interface Agenda {
  /** Guests who leave come first, then those who arrive, then those who stay. */
  stays: StayOnDay[];
  visits: VisitOnDay[];
}

/** Returns everything that is booked on one day. */
export function getAgenda(bookings: readonly Booking[], day: string, held: readonly HeldTime[] = []): Agenda {
  const stays = bookings.flatMap((booking) => {
    const moment = findMomentOn(booking, day);
    return moment ? [{ booking, moment }] : [];
  });
  return {
    stays: stays.sort((a, b) => ORDER.indexOf(a.moment) - ORDER.indexOf(b.moment)),
    visits: listVisitsOnDay(bookings, day, held),
  };
}

function findMomentOn({ bookingDateText, bookingEndDateText }: Booking, day: string): StayMoment | null {
  if (bookingEndDateText === null || day < bookingDateText || day > bookingEndDateText) return null;
  if (day === bookingDateText) return 'arrival';
  return day === bookingEndDateText ? 'departure' : 'overnight';
}
