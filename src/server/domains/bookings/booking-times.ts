import { stayRange, type TimeRange, visitRange } from '@/core/time-range';
import { instantOf } from '@/core/wall-clock';
import type { bookings } from '../../db/tables/bookings';

/** When a booking is, by the names of its record. */
export interface BookingTimes {
  bookingDateText: string;
  bookingTimeText: string;
  /** The day of departure, for stays. */
  bookingEndDateText: string | null;
}

type TimeColumns = Pick<typeof bookings.$inferInsert, 'during' | 'bookingDate' | keyof BookingTimes>;

/** All that a record says of its time; `durationMinutes` counts for those that are not stays. */
export function timeColumns(times: BookingTimes, durationMinutes: number, timeZone: string): TimeColumns {
  const { bookingDateText: date, bookingTimeText: time, bookingEndDateText: departure } = times;
  return {
    ...times,
    during: rangeText(
      departure === null ? visitRange(date, time, durationMinutes) : stayRange(date, departure),
    ),
    bookingDate: instantOf(date, time, timeZone),
  };
}

function rangeText({ start, end }: TimeRange): string {
  return `[${start},${end})`;
}
