import type { Booking, BookingEdit } from '@/contracts/bookings';
import { toVisitRange } from '@/core/bookings';
import { isCalendarDate } from '@/core/dates';

/** The time is empty until the owner has chosen one. */
interface Target {
  date: string;
  time: string;
  personId: string | null;
}

interface CheckedMove {
  /** The edit is null until another time is chosen. */
  edit: BookingEdit | null;
  /** True when the visit has this time already. */
  isSame: boolean;
  isPast: boolean;
  /** The customer gets a mail about it, unless the visit was over and is over. */
  isTold: boolean;
}

/** Says what moving a visit leads to; `now` is on the website's wall clock, YYYY-MM-DD HH:MM. */
export function checkMove(booking: Booking, { date, time, personId }: Target, now: string): CheckedMove {
  const { bookingDateText, bookingTimeText, customerEmail, changes } = booking;
  const isOfSame = personId === booking.personId;
  const isSameTime = date === bookingDateText && time === bookingTimeText;
  const isChosen = isCalendarDate(date) && time !== '';
  const isPast = isChosen && `${date} ${time}` < now;
  const wasPast = `${bookingDateText} ${bookingTimeText}` < now;
  return {
    edit:
      isChosen && !(isSameTime && isOfSame)
        ? {
            bookingDateText: date,
            bookingTimeText: time,
            ...(personId !== null && !isOfSame && { personId }),
            changes,
          }
        : null,
    isSame: isSameTime && isOfSame,
    isPast,
    isTold: customerEmail !== '' && !isSameTime && !(isPast && wasPast),
  };
}

/** Returns true if a visit of some minutes would not overlap the other proposed ones of the same length. */
export function isClear(
  { date, time }: Pick<Target, 'date' | 'time'>,
  others: readonly Pick<Target, 'date' | 'time'>[],
  durationMinutes: number,
): boolean {
  const { start, end } = toVisitRange(date, time, durationMinutes);
  return others.every((other) => {
    const held = toVisitRange(other.date, other.time, durationMinutes);
    return end <= held.start || held.end <= start;
  });
}
