import { formatDay } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import { formatMinutes } from '@/core/opening-hours';
import { Card } from '@/ui/card';
import { Heading } from '@/ui/heading';
import { getAgenda } from '../calendar/bookings-of-day';
import { formatClosed } from '../calendar/closed-text';
import { isClosedDay, type OpenDay } from '../calendar/shown-hours';
import { useTodayText } from '../use-today-text';

interface NextDaysProps {
  days: readonly string[];
  bookings: readonly Booking[];
  open: ReadonlyMap<string, OpenDay>;
}

/** Shows how full the days after today are. */
export function NextDays({ days, bookings, open }: NextDaysProps) {
  const t = useTodayText();
  return (
    <Card className="today__next overflow-hidden" aria-labelledby="today-next">
      <div className="today__title">
        <Heading level={3} id="today-next" className="h3">
          {t('today.next.title')}
        </Heading>
      </div>
      <ul className="next-days">
        {days.map((day) => {
          const { visits, stays } = getAgenda(bookings, day);
          const arrivals = stays.filter(({ moment }) => moment === 'arrival');
          const waiting = [...visits, ...arrivals].filter(
            ({ booking }) => booking.status === 'pending',
          ).length;
          const count = visits.length + arrivals.length;
          const first = visits[0];
          return (
            <li key={day}>
              <span className="next-days__date">
                <b>{formatDay(day, 'day')}</b>
                {formatDay(day, 'weekday')}
              </span>
              <span>
                {count === 0 ? (
                  <span className="soft">
                    {isClosedDay(open, day)
                      ? formatClosed(open.get(day), t)
                      : t('admin.bookings.calendar.free')}
                  </span>
                ) : (
                  <>
                    {[
                      visits.length > 0 && t('today.next.visits', { count: visits.length }),
                      arrivals.length > 0 && t('today.next.arrivals', { count: arrivals.length }),
                      waiting > 0 && t('today.next.waiting', { count: waiting }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                    {first && (
                      <span className="sm soft">
                        {formatMinutes(first.start)} –{' '}
                        {formatMinutes(Math.max(...visits.map(({ end }) => end)))}
                      </span>
                    )}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
