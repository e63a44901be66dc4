import { type KeyboardEvent, useId } from 'react';
import { formatDay, formatDayRange } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { DAY_MINUTES } from '@/core/dates';
import type { Person } from '@/core/people';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import type { BlockOnDay } from './blocks-of-day';
import { BookingBlock } from './booking-block';
import { formatWhat } from './bookings-of-day';
import { DayColumn } from './day-column';
import { type FreeTime, type GridColumn, listDayColumns, listPeopleColumns } from './grid-columns';
import { countLanes, type PlacedStay, placeStays } from './place-bookings';
import { findShownHours, type OpenDay, type ShownHours } from './shown-hours';
import { TimeBlock } from './time-block';
import { useDragVisit } from './use-drag-visit';
import './days-grid.css';

const LEAST_COLUMN_PX = 104;
const LEAST_VISIT_PX = 76;

interface DaysGridProps {
  bookings: readonly Booking[];
  /** These times are held for customers to whom they were proposed. */
  held: readonly HeldTime[];
  blocks: readonly Block[];
  days: readonly string[];
  /** These people serve; on a single day each of them has a column. */
  people: readonly Person[];
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  open: ReadonlyMap<string, OpenDay>;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /** Is called for a press on a free time. */
  onFree?: (start: FreeTime) => void;
  /** Is called for a visit that was dragged to another time. */
  onDrop?: (booking: Booking, to: FreeTime) => void;
}

/**
 * Shows a column for each day, or on a single day for each person, with stays as bars above and visits by their hours
 * below.
 */
export function DaysGrid({
  bookings,
  held,
  blocks,
  days,
  people,
  now,
  open,
  onOpen,
  onOpenBlock,
  onFree,
  onDrop,
}: DaysGridProps) {
  const t = useText();
  const id = useId();
  const [day = ''] = days;
  const isDay = days.length === 1;
  const isByPeople = isDay && people.length > 1;
  const columns = isByPeople
    ? listPeopleColumns(day, people, { bookings, held, blocks, open })
    : listDayColumns(days, { bookings, held, blocks, open });
  const hours = findShownHours(
    open,
    columns.flatMap((column) => [...column.visits, ...column.blocks.filter(isWithinDay)]),
  );
  const stays = placeStays(bookings, day);
  const { dragged, begin } = useDragVisit(columns, hours, onDrop);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus, the arrow keys lead between them
    <div
      className={classNames('dgrid', isDay && 'dgrid--day')}
      style={{
        '--hours': hours ? hours.end - hours.start : 0,
        '--cols': columns.length,
        '--tracks': columns.map(({ visits }) => `minmax(${computeLeastWidth(visits)}px, 1fr)`).join(' '),
        '--days': days.length,
      }}
      onKeyDown={walkColumns}
    >
      <div className="dgrid__head">
        {columns.map((column) => (
          <ColumnHead key={column.key} id={`${id}-${column.key}`} column={column} now={now} />
        ))}
      </div>
      {stays.length > 0 && <StayBars stays={stays} onOpen={onOpen} />}
      {hours && (
        <div className={classNames('dgrid__body', dragged && 'is-dragging')}>
          <div className="dgrid__hours" aria-hidden="true">
            {listHours(hours).map((hour) => (
              <span key={hour}>{`${hour}:00`}</span>
            ))}
          </div>
          {columns.map((column, index) => (
            <DayColumn
              key={column.key}
              column={column}
              labelledBy={`${id}-${column.key}`}
              hours={hours}
              now={now}
              isFirst={index === 0}
              onOpen={onOpen}
              onOpenBlock={onOpenBlock}
              dragged={dragged}
              onDrag={begin}
              onFree={onFree && ((time) => onFree({ date: column.day, time, personId: column.person?.id }))}
            />
          ))}
        </div>
      )}
      {!hours && blocks.length > 0 && <BlockedDays columns={columns} onOpenBlock={onOpenBlock} />}
      {bookings.length + held.length + blocks.length === 0 && (
        <p className="dgrid__empty">
          {t(days.length === 1 ? 'admin.bookings.calendar.emptyDay' : 'admin.bookings.calendar.empty')}
        </p>
      )}
    </div>
  );
}

/**
 * Returns how narrow the column of a day may be: each visit keeps room for a name, even when many stand side by side.
 */
function computeLeastWidth(visits: GridColumn['visits']): number {
  return Math.max(LEAST_COLUMN_PX, countLanes(visits) * LEAST_VISIT_PX);
}

/** Shows the head of a column: its day, or its person and how much they have to do. */
function ColumnHead({ id, column, now }: { id: string; column: GridColumn; now: string }) {
  const t = useText();
  const td = useDiaryText();
  const { day, person, visits } = column;
  if (person !== null)
    return (
      <h3 id={id} className="dgrid__day dgrid__person">
        <span>{person?.name ?? td('diary.nobodys')}</span>
        <small>
          {t('admin.bookings.calendar.visits', { count: visits.filter(({ heldFor }) => !heldFor).length })}
        </small>
      </h3>
    );
  const isToday = now.startsWith(day);
  return (
    <h3
      id={id}
      className={classNames('dgrid__day', isToday && 'is-today')}
      aria-current={isToday ? 'date' : undefined}
    >
      {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
    </h3>
  );
}

function listHours({ start, end }: ShownHours): number[] {
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
            note={formatWhat(booking)}
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
  columns: readonly GridColumn[];
  onOpenBlock: (block: Block) => void;
}

/** Shows the blocks of a website that takes stays only, and so has no hours. */
function BlockedDays({ columns, onOpenBlock }: BlockedDaysProps) {
  return (
    <div className="dgrid__head dgrid__blocked">
      {columns.map(({ key, blocks }) => (
        <ul key={key} className="dgrid__day">
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

const STEPS: Partial<Record<string, [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Moves the focus by the arrow keys from visit to visit: up and down in a column, left and right to the next column
 * with visits.
 */
function walkColumns(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const focused = document.activeElement;
  if (!step || !(focused instanceof HTMLElement)) return;
  const columns = [...event.currentTarget.querySelectorAll('.dgrid__col')]
    .map((column) => sortByTop(column.querySelectorAll('button')))
    .filter((buttons) => buttons.length > 0);
  const from = columns.findIndex((buttons) => buttons.includes(focused as HTMLButtonElement));
  if (from < 0) return;
  event.preventDefault();
  const [sideways, down] = step;
  const column = columns[from + sideways] ?? [];
  const to =
    sideways === 0
      ? column[column.indexOf(focused as HTMLButtonElement) + down]
      : column.find((button) => button.getBoundingClientRect().bottom > getTop(focused));
  (to ?? (sideways === 0 ? undefined : column.at(-1)))?.focus();
}

const getTop = (element: Element) => element.getBoundingClientRect().top;

function sortByTop(buttons: NodeListOf<HTMLButtonElement>): HTMLButtonElement[] {
  return [...buttons].sort((a, b) => getTop(a) - getTop(b));
}
