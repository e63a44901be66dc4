import { type MouseEvent, useId } from 'react';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import type { Block, Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { type BlockOnDay, blocksOnDay } from './blocks-of-day';
import { DAY_MINUTES, type VisitOnDay, visitsOnDay } from './bookings-of-day';
import { closedText } from './closed-text';
import { type PlacedStay, placeStays, placeVisits, SHORTEST_DRAWN_MINUTES } from './place-bookings';
import { isClosedDay, type OpenDay, type ShownHours, shownHours } from './shown-hours';
import { TimeBlock } from './time-block';
import './week-grid.css';
import { BookingBlock } from './booking-block';

const HOUR_MINUTES = 60;

interface WeekGridProps {
  bookings: readonly Booking[];
  blocks: readonly Block[];
  days: readonly string[];
  today: string;
  open: ReadonlyMap<string, OpenDay>;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /** For a press on a free time of the week. */
  onFree?: (date: string, time: string) => void;
}

/** Seven columns: stays as bars above, visits by their hours below. */
export function WeekGrid({
  bookings,
  blocks,
  days,
  today,
  open,
  onOpen,
  onOpenBlock,
  onFree,
}: WeekGridProps) {
  const t = useText();
  const id = useId();
  const columns = days.map((day) => ({
    day,
    visits: visitsOnDay(bookings, day),
    blocks: blocksOnDay(blocks, day),
  }));
  const hours = shownHours(
    open,
    columns.flatMap((day) => [...day.visits, ...day.blocks.filter(isWithinDay)]),
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
          {columns.map((column) => (
            <DayColumn
              key={column.day}
              {...column}
              labelledBy={`${id}-${column.day}`}
              hours={hours}
              open={open}
              onOpen={onOpen}
              onOpenBlock={onOpenBlock}
              onFree={onFree}
            />
          ))}
        </div>
      )}
      {!hours && blocks.length > 0 && <BlockedDays columns={columns} onOpenBlock={onOpenBlock} />}
      {bookings.length === 0 && blocks.length === 0 && (
        <p className="week__empty">{t('admin.bookings.calendar.empty')}</p>
      )}
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

/** A block that begins and ends on the day is drawn whole; others are cut at the hours that are shown. */
function isWithinDay(part: BlockOnDay): boolean {
  return part.start > 0 && part.end < DAY_MINUTES;
}

interface BlockedDaysProps {
  columns: readonly { day: string; blocks: readonly BlockOnDay[] }[];
  onOpenBlock: (block: Block) => void;
}

/** The blocks of a website that takes stays only, and so has no hours. */
function BlockedDays({ columns, onOpenBlock }: BlockedDaysProps) {
  return (
    <div className="week__head week__blocked">
      {columns.map(({ day, blocks }) => (
        <ul key={day} className="week__day">
          {blocks.map((part) => (
            <li key={part.block.id}>
              <TimeBlock {...part} onOpen={onOpenBlock} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

interface DayColumnProps extends Pick<WeekGridProps, 'open' | 'onOpen' | 'onOpenBlock' | 'onFree'> {
  day: string;
  visits: readonly VisitOnDay[];
  blocks: readonly BlockOnDay[];
  labelledBy: string;
  hours: ShownHours;
}

/** Visits and blocks of a day, each as far down as it begins and as high as it lasts. */
function DayColumn({
  day,
  visits,
  blocks,
  labelledBy,
  hours,
  open,
  onOpen,
  onOpenBlock,
  onFree,
}: DayColumnProps) {
  const t = useDiaryText();
  const isClosed = isClosedDay(open, day);
  const shown = blocks.flatMap((part) => {
    const start = Math.max(part.start, hours.start * HOUR_MINUTES);
    const end = Math.min(part.end, hours.end * HOUR_MINUTES);
    return start < end ? [{ ...part, start, end, part }] : [];
  });
  const pressFree = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button')) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minutes =
      hours.start * HOUR_MINUTES +
      ((event.clientY - top) / height) * (hours.end - hours.start) * HOUR_MINUTES;
    onFree?.(day, halfHourOf(minutes));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button above the week does the same for a keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classNames('week__col', isClosed && 'is-closed', onFree && 'is-open')}
      onClick={onFree && pressFree}
    >
      {isClosed && visits.length === 0 && blocks.length === 0 && (
        <span className="week__closed">{closedText(open.get(day), t)}</span>
      )}
      <ul aria-labelledby={labelledBy}>
        {placeVisits(shown).map(({ part, start, end, column, columns }) => (
          <li key={`block-${part.block.id}`} style={placeStyle({ start, end, column, columns }, hours)}>
            <TimeBlock {...part} onOpen={onOpenBlock} />
          </li>
        ))}
        {placeVisits(visits).map(({ booking, start, end, column, columns }) => (
          <li
            key={booking.id}
            className={columns > 1 ? 'is-narrow' : undefined}
            style={placeStyle({ start, end, column, columns }, hours)}
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

function placeStyle(
  { start, end, column, columns }: { start: number; end: number; column: number; columns: number },
  hours: ShownHours,
) {
  return {
    '--from': start / HOUR_MINUTES - hours.start,
    '--length': Math.max(end - start, SHORTEST_DRAWN_MINUTES) / HOUR_MINUTES,
    '--column': column,
    '--columns': columns,
  };
}

/** The half hour in which a minute of the day lies. */
function halfHourOf(minutes: number): string {
  const halves = Math.floor(minutes / SHORTEST_DRAWN_MINUTES);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`;
}
