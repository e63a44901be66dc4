import type { Booking } from '@/contracts/bookings';
import type { WeekHours } from '@/core/opening-hours';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import { BookingBlock } from './booking-block';
import { placeVisits, SHORTEST_DRAWN_MINUTES } from './place-visits';
import { isClosedDay, type ShownHours } from './shown-hours';
import type { VisitOnDay } from './visit-on-day';

interface DayColumnProps {
  day: string;
  visits: readonly VisitOnDay[];
  labelledBy: string;
  hours: ShownHours;
  openings: readonly WeekHours[];
  onOpen: (booking: Booking) => void;
}

const HOUR_MINUTES = 60;

/** The visits of a day, each as far down as it begins and as high as it lasts. */
export function DayColumn({ day, visits, labelledBy, hours, openings, onOpen }: DayColumnProps) {
  const t = useText();
  const isClosed = isClosedDay(openings, day);
  return (
    <div className={classNames('week__col', isClosed && 'is-closed')}>
      {isClosed && visits.length === 0 && (
        <span className="sr-only">{t('admin.bookings.calendar.closed')}</span>
      )}
      <ul aria-labelledby={labelledBy}>
        {placeVisits(visits).map(({ booking, start, end, column, columns }) => (
          <li
            key={booking.id}
            className={columns > 1 ? 'is-narrow' : undefined}
            style={{
              '--from': start / HOUR_MINUTES - hours.start,
              '--length': Math.max(end - start, SHORTEST_DRAWN_MINUTES) / HOUR_MINUTES,
              '--column': column,
              '--columns': columns,
            }}
          >
            <BookingBlock
              booking={booking}
              title={`${booking.bookingTimeText} ${booking.customerName}`}
              note={booking.service}
              isFlat={end - start <= SHORTEST_DRAWN_MINUTES}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
