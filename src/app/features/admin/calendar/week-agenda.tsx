import { useId } from 'react';
import { formatDay } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import { BookingBlock } from './booking-block';
import { agendaOfDay, timesText } from './bookings-of-day';
import './week-agenda.css';

interface WeekAgendaProps {
  bookings: readonly Booking[];
  days: readonly string[];
  today: string;
  onOpen: (booking: Booking) => void;
}

/** The week day by day, for screens that have no room for seven columns. */
export function WeekAgenda({ bookings, days, today, onOpen }: WeekAgendaProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="agenda">
      {days.map((day) => {
        const { stays, visits } = agendaOfDay(bookings, day);
        const isFree = stays.length === 0 && visits.length === 0;
        return (
          <div key={day} className={classNames('agenda__day', day === today && 'is-today')}>
            <h3 id={`${id}-${day}`} aria-current={day === today ? 'date' : undefined}>
              {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
            </h3>
            {isFree ? (
              <p className="agenda__free">{t('admin.bookings.calendar.free')}</p>
            ) : (
              <ul aria-labelledby={`${id}-${day}`}>
                {stays.map(({ booking, moment }) => (
                  <li key={booking.id}>
                    <BookingBlock
                      booking={booking}
                      title={booking.customerName}
                      note={`${t(`admin.bookings.calendar.${moment}`)}, ${booking.service}`}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
                {visits.map(({ booking }) => (
                  <li key={booking.id}>
                    <BookingBlock
                      booking={booking}
                      title={booking.customerName}
                      note={`${timesText(booking)}, ${booking.service}`}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}
