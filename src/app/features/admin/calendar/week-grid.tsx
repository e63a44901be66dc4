import { useId } from 'react';
import type { Booking } from '@/contracts/bookings';
import type { WeekHours } from '@/core/opening-hours';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import { dayText } from '../week/day-text';
import { DayColumn } from './day-column';
import { placeStays } from './place-stays';
import { type ShownHours, shownHours } from './shown-hours';
import { StayBars } from './stay-bars';
import { visitsOnDay } from './visit-on-day';
import './week-grid.css';

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
            lang="sk"
            className={classNames('week__day', day === today && 'is-today')}
            aria-current={day === today ? 'date' : undefined}
          >
            {dayText(day, 'weekday')} <b>{dayText(day, 'day')}</b>
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
