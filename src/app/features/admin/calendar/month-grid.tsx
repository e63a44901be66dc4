import { Clock3 } from 'lucide-react';
import { formatDay, formatFullDay } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { useWaitlistText } from '../use-waitlist-text';
import { listBlocksOnDay } from './blocks-of-day';
import { formatClosed } from './closed-text';
import { loadOfDay, type Places } from './month-load';
import { isClosedDay, type OpenDay } from './shown-hours';
import { countOnDay } from './waiting-days';
import './month-grid.css';

const WEEK = 7;

interface MonthGridProps {
  bookings: readonly Booking[];
  blocks: readonly Block[];
  /** The days make whole weeks. */
  days: readonly string[];
  /** The date is any day of the month. */
  date: string;
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  open: ReadonlyMap<string, OpenDay>;
  places: Places;
  /** These visitors wait for a place. */
  waiting: readonly WaitlistEntry[];
  onDay: (date: string) => void;
}

/** Shows how full each day of a month is, what waits, and what is closed; a press opens the day. */
export function MonthGrid({
  bookings,
  blocks,
  days,
  date,
  now,
  open,
  places,
  waiting,
  onDay,
}: MonthGridProps) {
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  const month = date.slice(0, 'YYYY-MM'.length);
  return (
    <table className="month">
      <thead>
        <tr>
          {days.slice(0, WEEK).map((day) => (
            <th key={day} scope="col">
              {formatDay(day, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={classNames(
                  !day.startsWith(month) && 'is-beside',
                  isClosedDay(open, day) && 'is-closed',
                )}
              >
                <MonthDay
                  day={day}
                  isToday={now.startsWith(day)}
                  bookings={bookings}
                  blockCount={listBlocksOnDay(blocks, day).length}
                  open={open}
                  places={places}
                  wishes={countOnDay(waiting, day)}
                  onDay={onDay}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MonthDayProps extends Pick<MonthGridProps, 'bookings' | 'open' | 'places' | 'onDay'> {
  day: string;
  isToday: boolean;
  blockCount: number;
  /** This many visitors wait for a place on the day. */
  wishes: number;
}

function MonthDay({ day, isToday, bookings, blockCount, wishes, open, places, onDay }: MonthDayProps) {
  const t = useText();
  const td = useDiaryText();
  const tw = useWaitlistText();
  const { visits, nights, waiting, fullness } = loadOfDay(bookings, day, open.get(day), places);
  const isClosed = isClosedDay(open, day);
  return (
    <button
      type="button"
      className="month__day"
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span className="sr-only">{formatFullDay(day)}</span>
      <b aria-hidden="true">{formatDay(day, 'day')}</b>
      {fullness !== null && (
        <span className="month__full" style={{ '--full': fullness }} aria-hidden="true" />
      )}
      {visits > 0 && (
        <MonthCount count={visits} text={t('admin.bookings.calendar.visits', { count: visits })} />
      )}
      {nights > 0 && (
        <MonthCount count={nights} text={t('admin.bookings.calendar.guests', { count: nights })} />
      )}
      {waiting > 0 && (
        <span className="month__wait">
          <span aria-hidden="true">{waiting}</span>
          <span className="max-[861px]:sr-only">
            {t('admin.bookings.calendar.waiting', { count: waiting })}
          </span>
        </span>
      )}
      {wishes > 0 && (
        <span className="month__wishes">
          <Clock3 className="icon--sm" aria-hidden="true" />
          <span aria-hidden="true">{wishes}</span>
          <span className="sr-only">{tw('waitlist.inMonth', { count: wishes })}</span>
        </span>
      )}
      {blockCount > 0 && <span className="month__note max-[861px]:sr-only">{td('diary.block.blocked')}</span>}
      {isClosed && <span className="month__note max-[861px]:sr-only">{formatClosed(open.get(day), td)}</span>}
    </button>
  );
}

/** Shows only the number on phones; screen readers read the words. */
function MonthCount({ count, text }: { count: number; text: string }) {
  return (
    <span className="month__count">
      <span aria-hidden="true">{count}</span>
      <span className="max-[861px]:sr-only">{text}</span>
    </span>
  );
}
