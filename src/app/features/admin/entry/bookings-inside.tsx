import { formatDayInText } from '@/app/lib/dates';
import type { BlockInput } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import { MAX_CALENDAR_DAYS } from '@/core/booking-limits';
import { getStayRange, toVisitRange } from '@/core/bookings';
import { addDays } from '@/core/dates';
import { useBookingCalendar } from '../api/bookings';
import { useDiaryText } from '../use-diary-text';
import { isInScope } from './services';

/** A longer list would push the button out of view. */
const NAMED = 4;

interface BookingsInsideProps {
  websiteId: number;
  input: BlockInput;
}

/** Says which bookings lie in the time that is going to be blocked; they stay. */
export function BookingsInside({ websiteId, input }: BookingsInsideProps) {
  const t = useDiaryText();
  const { from, until } = input;
  const lastRead = addDays(from, MAX_CALENDAR_DAYS - 1);
  const { data = [] } = useBookingCalendar(websiteId, from, until < lastRead ? until : lastRead);
  const inside = data.filter((booking) => isInside(booking, input));
  if (inside.length === 0) return null;
  return (
    <div className="clash" role="status">
      <p>
        <b>{t('diary.block.inside', { count: inside.length })}</b>{' '}
        {t('diary.block.insideStay', { count: inside.length })}
      </p>
      <ul>
        {inside.slice(0, NAMED).map(({ id, bookingDateText, bookingTimeText, bookingType, customerName }) => (
          <li key={id} className="wrap-anywhere">
            {formatDayInText(bookingDateText)}
            {bookingType === 'hourly' && ` ${bookingTimeText}`} {customerName}
          </li>
        ))}
        {inside.length > NAMED && <li>{t('diary.block.more', { count: inside.length - NAMED })}</li>}
      </ul>
    </div>
  );
}

/** Returns true if a booking lies in the time of a block, and the block closes its service. */
export function isInside(
  booking: Booking,
  { from, fromTime, until, untilTime, ...scope }: BlockInput,
): boolean {
  const { bookingDateText: date, bookingTimeText: time, bookingEndDateText: departure } = booking;
  const { start, end } = departure
    ? getStayRange(date, departure)
    : toVisitRange(date, time, booking.durationMinutes ?? 0);
  const blockEnd = untilTime === undefined ? `${addDays(until, 1)} 00:00` : `${until} ${untilTime}`;
  return isInScope(scope, booking) && start < blockEnd && `${from} ${fromTime}` < end;
}
