import type { Booking } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { WEEKDAYS } from '@/core/opening-hours';

const HALVES = 2 * WEEKDAYS.length;

/** A stay as a bar over half days of a week: guests come at the middle of a day and leave at the middle of another. */
export interface PlacedStay {
  booking: Booking;
  /** Half days since Monday's midnight; `end` is the first one that is free again. */
  start: number;
  end: number;
  /** The line that the bar stands on, from the top. */
  lane: number;
  /** Whether it began before this week, or goes on after it. */
  isFromBefore: boolean;
  isGoingOn: boolean;
}

/** Lays the stays of a week on as few lines as they need. */
export function placeStays(bookings: readonly Booking[], monday: string): PlacedStay[] {
  const laneEnds: number[] = [];
  return bookings
    .flatMap((booking) => {
      if (booking.bookingEndDateText === null) return [];
      const start = 2 * countNights(monday, booking.bookingDateText) + 1;
      const end = 2 * countNights(monday, booking.bookingEndDateText) + 1;
      return start < HALVES && end > 0 ? [{ booking, start, end }] : [];
    })
    .sort((a, b) => a.start - b.start || a.booking.id - b.booking.id)
    .map(({ booking, start, end }) => {
      const free = laneEnds.findIndex((laneEnd) => laneEnd <= start);
      const lane = free === -1 ? laneEnds.length : free;
      laneEnds[lane] = end;
      return {
        booking,
        start: Math.max(start, 0),
        end: Math.min(end, HALVES),
        lane,
        isFromBefore: start < 0,
        isGoingOn: end > HALVES,
      };
    });
}
