import { ChevronRight } from 'lucide-react';
import { formatDay, formatFullDay } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { HOUR_MINUTES } from '@/core/dates';
import type { Person } from '@/core/people';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { getVisitKey } from './bookings-of-day';
import { formatClosed } from './closed-text';
import { listPeopleColumns } from './grid-columns';
import { findShownHours, isClosedDay, type OpenDay, type ShownHours } from './shown-hours';
import './week-ribbon.css';

interface WeekRibbonProps {
  bookings: readonly Booking[];
  held: readonly HeldTime[];
  blocks: readonly Block[];
  open: ReadonlyMap<string, OpenDay>;
  days: readonly string[];
  /** Each of the people who serve has a lane. */
  people: readonly Person[];
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  /** Is called for a press on a day. */
  onDay: (date: string) => void;
}

/**
 * Shows the week of several people on a phone: a strip for each day, with a lane for each person; a press opens the
 * day.
 */
export function WeekRibbon({ bookings, held, blocks, open, days, people, now, onDay }: WeekRibbonProps) {
  const t = useText();
  const td = useDiaryText();
  const lanes = new Map(
    days.map((day) => [day, listPeopleColumns(day, people, { bookings, held, blocks, open })]),
  );
  const all = [...lanes.values()].flat();
  const hours = findShownHours(
    open,
    all.flatMap(({ visits }) => visits),
  );
  return (
    <ul className="ribbons">
      {days.map((day) => {
        const columns = lanes.get(day) ?? [];
        const visits = columns.flatMap((column) => column.visits).filter(({ heldFor }) => !heldFor);
        const waiting = visits.filter(({ booking }) => booking.status === 'pending').length;
        const isClosed = isClosedDay(open, day);
        const isToday = now.startsWith(day);
        return (
          <li key={day}>
            <button
              type="button"
              className={classNames('ribbon', isToday && 'is-today')}
              aria-current={isToday ? 'date' : undefined}
              onClick={() => onDay(day)}
            >
              <span className="sr-only">{formatFullDay(day)}: </span>
              <span className="ribbon__day" aria-hidden="true">
                {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
              </span>
              <span className="ribbon__mid">
                {hours && <Strip columns={columns} hours={hours} isClosed={isClosed} />}
                <span className="ribbon__sum">
                  {isClosed && visits.length === 0
                    ? formatClosed(open.get(day), td)
                    : visits.length === 0
                      ? t('admin.bookings.calendar.free')
                      : t('admin.bookings.calendar.visits', { count: visits.length })}
                  {waiting > 0 && (
                    <>
                      {', '}
                      <b>{t('admin.bookings.calendar.waiting', { count: waiting })}</b>
                    </>
                  )}
                </span>
              </span>
              <ChevronRight className="icon--sm" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface StripProps {
  columns: ReturnType<typeof listPeopleColumns>;
  hours: ShownHours;
  isClosed: boolean;
}

/** Draws a day from left to right; the words below say the same. */
function Strip({ columns, hours, isClosed }: StripProps) {
  const length = (hours.end - hours.start) * HOUR_MINUTES;
  const toStyle = (start: number, end: number) => ({
    '--from': (Math.max(start, hours.start * HOUR_MINUTES) - hours.start * HOUR_MINUTES) / length,
    '--to': (Math.min(end, hours.end * HOUR_MINUTES) - hours.start * HOUR_MINUTES) / length,
  });
  return (
    <span
      className={classNames('ribbon__bar', isClosed && 'is-closed')}
      style={{ '--parts': hours.end - hours.start }}
      aria-hidden="true"
    >
      {columns.map(({ key, visits, blocks, isOff }) => (
        <span key={key} className={classNames('ribbon__lane', isOff && 'is-off')}>
          {blocks.map(({ block, start, end }) => (
            <i key={`block-${block.id}`} className="is-block" style={toStyle(start, end)} />
          ))}
          {visits.map((visit) => (
            <i
              key={getVisitKey(visit)}
              className={visit.heldFor ? 'is-held' : `is-${visit.booking.status}`}
              style={toStyle(visit.start, visit.end)}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
