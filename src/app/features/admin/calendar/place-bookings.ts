import type { Booking } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { WEEKDAYS } from '@/core/locale/weekdays';
import type { VisitOnDay } from './bookings-of-day';

/** Shorter visits are drawn as long as this, so that a line of text fits. */
export const SHORTEST_DRAWN_MINUTES = 30;

const HALVES = 2 * WEEKDAYS.length;

/** A visit or a block stands in this column among those that overlap it, counted from the left. */
interface Place {
  column: number;
  columns: number;
}

/** Puts visits that overlap side by side; a visit that begins when another ends stands below it. `visits` are in order. */
export function placeVisits<Part extends Pick<VisitOnDay, 'start' | 'end'>>(
  visits: readonly Part[],
): (Part & Place)[] {
  const placed: (Part & Place)[] = [];
  let group: (Part & Place)[] = [];
  /** Each column of the group is free again at this minute. */
  let columnEnds: number[] = [];
  const closeGroup = () => {
    for (const visit of group) visit.columns = columnEnds.length;
    group = [];
    columnEnds = [];
  };
  for (const visit of visits) {
    if (columnEnds.every((end) => end <= visit.start)) closeGroup();
    const free = columnEnds.findIndex((end) => end <= visit.start);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = Math.max(visit.end, visit.start + SHORTEST_DRAWN_MINUTES);
    const entry = { ...visit, column, columns: 1 };
    group.push(entry);
    placed.push(entry);
  }
  closeGroup();
  return placed;
}

/** Returns how many visits stand side by side at most. */
export function countLanes(visits: readonly Pick<VisitOnDay, 'start' | 'end'>[]): number {
  return Math.max(0, ...placeVisits(visits).map(({ columns }) => columns));
}

/**
 * A stay is drawn as a bar over half days of a week: guests come at the middle of a day and leave at the middle of
 * another.
 */
export interface PlacedStay {
  booking: Booking;
  /** Both count half days since Monday's midnight; `end` is the first half day that is free again. */
  start: number;
  end: number;
  /** The bar stands on this line, counted from the top. */
  lane: number;
  /** True when the stay began before this week; `isGoingOn` is true when it goes on after it. */
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
