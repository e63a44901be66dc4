import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import type { Block, Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { type BlockOnDay, blocksOnDay } from './blocks-of-day';
import { DAY_MINUTES, minuteOn, type VisitOnDay, visitsOnDay, whatText } from './bookings-of-day';
import { closedText } from './closed-text';
import { type PlacedStay, placeStays, placeVisits, SHORTEST_DRAWN_MINUTES } from './place-bookings';
import { isClosedDay, type OpenDay, type ShownHours, shownHours } from './shown-hours';
import { TimeBlock } from './time-block';
import './days-grid.css';
import { BookingBlock } from './booking-block';

const HOUR_MINUTES = 60;

interface DaysGridProps {
  bookings: readonly Booking[];
  blocks: readonly Block[];
  days: readonly string[];
  /** On the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  open: ReadonlyMap<string, OpenDay>;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /** For a press on a free time. */
  onFree?: (date: string, time: string) => void;
}

/** A column for each day: stays as bars above, visits by their hours below. */
export function DaysGrid({ bookings, blocks, days, now, open, onOpen, onOpenBlock, onFree }: DaysGridProps) {
  const t = useText();
  const id = useId();
  const [today = ''] = now.split(' ');
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus, the arrow keys lead between them
    <div
      className="dgrid"
      style={{ '--hours': hours ? hours.end - hours.start : 0, '--cols': days.length }}
      onKeyDown={walkColumns}
    >
      <div className="dgrid__head">
        {days.map((day) => (
          <h3
            key={day}
            id={`${id}-${day}`}
            className={classNames('dgrid__day', day === today && 'is-today')}
            aria-current={day === today ? 'date' : undefined}
          >
            {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
          </h3>
        ))}
      </div>
      {stays.length > 0 && <StayBars stays={stays} onOpen={onOpen} />}
      {hours && (
        <div className="dgrid__body">
          <div className="dgrid__hours" aria-hidden="true">
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
              now={now}
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
        <p className="dgrid__empty">
          {t(days.length === 1 ? 'admin.bookings.calendar.emptyDay' : 'admin.bookings.calendar.empty')}
        </p>
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
    <ul className="dgrid__stays" aria-label={t('admin.bookings.calendar.stays')}>
      {stays.map(({ booking, start, end, lane, isFromBefore, isGoingOn }) => (
        <li
          key={booking.id}
          className={classNames(isFromBefore && 'is-from-before', isGoingOn && 'is-going-on')}
          style={{ gridColumn: `${start + 1} / ${end + 1}`, gridRow: lane + 1 }}
        >
          <BookingBlock
            booking={booking}
            title={booking.customerName}
            note={whatText(booking)}
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
    <div className="dgrid__head dgrid__blocked">
      {columns.map(({ day, blocks }) => (
        <ul key={day} className="dgrid__day">
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

interface DayColumnProps extends Pick<DaysGridProps, 'now' | 'open' | 'onOpen' | 'onOpenBlock' | 'onFree'> {
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
  now,
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
      className={classNames('dgrid__col', isClosed && 'is-closed', onFree && 'is-open')}
      onClick={onFree && pressFree}
    >
      <NowLine day={day} now={now} hours={hours} />
      {isClosed && visits.length === 0 && blocks.length === 0 && (
        <span className="dgrid__closed">{closedText(open.get(day), t)}</span>
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
              note={whatText(booking)}
              isFlat={end - start <= SHORTEST_DRAWN_MINUTES}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Draws a line at the present time; the calendar opens with it in view. */
function NowLine({ day, now, hours }: { day: string; now: string; hours: ShownHours }) {
  const line = useRef<HTMLSpanElement>(null);
  const at = minuteOn(day, now) / HOUR_MINUTES;
  const isShown = now.startsWith(day) && hours.start <= at && at <= hours.end;
  // Only as it appears: later the owner is somewhere else on the page.
  useEffect(() => {
    if (isShown) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  return <span ref={line} className="dgrid__now" style={{ '--from': at - hours.start }} aria-hidden="true" />;
}

const STEPS: Partial<Record<string, [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Walks by the arrow keys from visit to visit: up and down in a column, left and right to the next one that has some. */
function walkColumns(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const focused = document.activeElement;
  if (!step || !(focused instanceof HTMLElement)) return;
  const columns = [...event.currentTarget.querySelectorAll('.dgrid__col')]
    .map((column) => inOrder(column.querySelectorAll('button')))
    .filter((buttons) => buttons.length > 0);
  const from = columns.findIndex((buttons) => buttons.includes(focused as HTMLButtonElement));
  if (from < 0) return;
  event.preventDefault();
  const [sideways, down] = step;
  const column = columns[from + sideways] ?? [];
  const to =
    sideways === 0
      ? column[column.indexOf(focused as HTMLButtonElement) + down]
      : column.find((button) => button.getBoundingClientRect().bottom > topOf(focused));
  (to ?? (sideways === 0 ? undefined : column.at(-1)))?.focus();
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function inOrder(buttons: NodeListOf<HTMLButtonElement>): HTMLButtonElement[] {
  return [...buttons].sort((a, b) => topOf(a) - topOf(b));
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
