import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { toVisitRange } from '@/core/bookings';
import { DAY_MINUTES } from '@/core/dates';
import { parseMinutes } from '@/core/opening-hours';

const ORDER: readonly StayMoment[] = ['departure', 'arrival', 'overnight'];

/** The part of a visit that lies on one day, in minutes since midnight on the wall clock. */
export interface VisitOnDay {
  /** The booking at the time that is shown. */
  booking: Booking;
  /** The time is only held for the customer of this booking, to whom it was proposed. */
  heldFor?: Booking;
  start: number;
  end: number;
}

/** When a visit begins and ends, `YYYY-MM-DD HH:MM` each. */
function getVisitRange({ bookingDateText, bookingTimeText, durationMinutes }: Booking) {
  return toVisitRange(bookingDateText, bookingTimeText, durationMinutes ?? 0);
}

/** 10:30 – 11:30 */
export function formatTimes(booking: Booking): string {
  return `${booking.bookingTimeText} – ${getVisitRange(booking).end.split(' ')[1]}`;
}

/** Haircut, Eva: the service, and who serves. */
export function formatWhat({ service, personName }: Booking): string {
  return [service, personName].filter(Boolean).join(', ');
}

/**
 * The visits of a day in the order of their beginning, with the times that are held for others; one that crosses midnight
 * lies on both days.
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

/** A held time as the visit that it would be. Who serves then is told by the column, and may be somebody else. */
function toHeldVisit({ date, time, personId, booking }: HeldTime) {
  const personName = personId === booking.personId ? booking.personName : null;
  const shown = { ...booking, bookingDateText: date, bookingTimeText: time, personId, personName };
  return { booking: shown, heldFor: booking };
}

/** Tells a visit from the others of its day, also where a booking has several times. */
export function getVisitKey({ booking, heldFor, start }: VisitOnDay): string {
  return heldFor ? `held-${booking.id}-${start}` : String(booking.id);
}

/** The minute of a day at which a moment lies; its first or last one for moments before and after it. */
export function getMinuteOn(day: string, moment: string): number {
  const [date = '', time = ''] = moment.split(' ');
  if (date === day) return parseMinutes(time) ?? 0;
  return date < day ? 0 : DAY_MINUTES;
}

/** A stay begins, goes on or ends on a day. */
type StayMoment = 'arrival' | 'overnight' | 'departure';

export interface StayOnDay {
  booking: Booking;
  moment: StayMoment;
}

interface Agenda {
  /** The guests who leave stand first, then those who come, then those who are there. */
  stays: StayOnDay[];
  visits: VisitOnDay[];
}

/** Everything that is booked on one day. */
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
