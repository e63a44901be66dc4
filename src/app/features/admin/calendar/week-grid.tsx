import { useId } from 'react';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { WeekHours } from '@/core/opening-hours';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import { type VisitOnDay, visitsOnDay } from './bookings-of-day';
import { type PlacedStay, placeStays, placeVisits, SHORTEST_DRAWN_MINUTES } from './place-bookings';
import { isClosedDay, type ShownHours, shownHours } from './shown-hours';
import './week-grid.css';
import { BookingBlock } from './booking-block';

const HOUR_MINUTES = 60;

interface WeekGridProps {
  bookings: readonly Booking[];
  days: readonly string[];
  today: string;
  openings: readonly WeekHours[];
  onOpen: (booking: Booking) => void;
}

/** Seven columns: stays as bars above, visits by their hours below. */
export function WeekGrid({ bookings, days, today, openings, onOpen }: WeekGridProps) {
  const t = useText();
  const id = useId();
  const visits = days.map((day) => ({ day, visits: visitsOnDay(bookings, day) }));
  const hours = shownHours(
    openings,
    visits.flatMap((day) => day.visits),
  );
  const stays = placeStays(bookings, days[0] ?? '');
  return (
    <div className="week" style={{ '--hours': hours ? hours.end - hours.start : 0 }}>
      <div className="week__head">
        {days.map((day) => (
          <h3
            key={day}
            id={`${id}-${day}`}
            className={classNames('week__day', day === today && 'is-today')}
            aria-current={day === today ? 'date' : undefined}
          >
            {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
          </h3>
        ))}
      </div>
      {stays.length > 0 && <StayBars stays={stays} onOpen={onOpen} />}
      {hours && (
        <div className="week__body">
          <div className="week__hours" aria-hidden="true">
            {hourList(hours).map((hour) => (
              <span key={hour}>{`${hour}:00`}</span>
            ))}
          </div>
          {visits.map((column) => (
            <DayColumn
              key={column.day}
              {...column}
              labelledBy={`${id}-${column.day}`}
              hours={hours}
              openings={openings}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
      {bookings.length === 0 && <p className="week__empty">{t('admin.bookings.calendar.empty')}</p>}
    </div>
  );
}

function hourList({ start, end }: ShownHours): number[] {
  return Array.from({ length: end - start }, (_value, index) => start + index);
}

interface StayBarsProps {
  stays: readonly PlacedStay[];
  onOpen: (booking: Booking) => void;
}

function StayBars({ stays, onOpen }: StayBarsProps) {
  const t = useText();
  return (
    <ul className="week__stays" aria-label={t('admin.bookings.calendar.stays')}>
      {stays.map(({ booking, start, end, lane, isFromBefore, isGoingOn }) => (
        <li
          key={booking.id}
          className={classNames(isFromBefore && 'is-from-before', isGoingOn && 'is-going-on')}
          style={{ gridColumn: `${start + 1} / ${end + 1}`, gridRow: lane + 1 }}
        >
          <BookingBlock
            booking={booking}
            title={booking.customerName}
            note={booking.service}
            spoken={formatDayRange(booking.bookingDateText, booking.bookingEndDateText ?? '')}
            isFlat
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

interface DayColumnProps {
  day: string;
  visits: readonly VisitOnDay[];
  labelledBy: string;
  hours: ShownHours;
  openings: readonly WeekHours[];
  onOpen: (booking: Booking) => void;
}

/** The visits of a day, each as far down as it begins and as high as it lasts. */
function DayColumn({ day, visits, labelledBy, hours, openings, onOpen }: DayColumnProps) {
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
