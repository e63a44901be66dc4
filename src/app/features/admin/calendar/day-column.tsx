import { type MouseEvent, useEffect, useRef } from 'react';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import { HOUR_MINUTES } from '@/core/dates';
import { formatMinutes } from '@/core/opening-hours';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { BookingBlock } from './booking-block';
import { formatWhat, getMinuteOn, getVisitKey } from './bookings-of-day';
import { formatClosed } from './closed-text';
import type { GridColumn } from './grid-columns';
import { placeVisits, SHORTEST_DRAWN_MINUTES } from './place-bookings';
import { listClosedParts, type OpenDay, type ShownHours } from './shown-hours';
import { TimeBlock } from './time-block';
import type { BeginDrag, DraggedVisit } from './use-drag-visit';

interface DayColumnProps {
  column: GridColumn;
  labelledBy: string;
  hours: ShownHours;
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  /** The present hour is scrolled into view in the first column. */
  isFirst: boolean;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
  /** Is called for a press on a free time. */
  onFree?: ((time: string) => void) | undefined;
  /** Every column gets the dragged visit; the one under the mouse draws it. */
  dragged: DraggedVisit | null;
  onDrag: BeginDrag | undefined;
}

/** Draws visits and blocks of a day or of a person, each as far down as it begins and as high as it lasts. */
export function DayColumn({
  column,
  labelledBy,
  hours,
  now,
  isFirst,
  onOpen,
  onOpenBlock,
  onFree,
  dragged,
  onDrag,
}: DayColumnProps) {
  const t = useDiaryText();
  const { key, day, person, visits, blocks, open, isOff } = column;
  const isClosed = open?.intervals.length === 0;
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
    onFree?.(formatHalfHour(minutes));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button above the week does the same for a keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classNames('dgrid__col', isClosed && 'is-closed', onFree && 'is-open')}
      onClick={onFree && pressFree}
    >
      {open && !isClosed && <ClosedParts open={open} hours={hours} />}
      <NowLine day={day} now={now} hours={hours} isFirst={isFirst} />
      {isClosed && visits.length === 0 && blocks.length === 0 && (
        <span className="dgrid__closed">{isOff ? t('diary.off') : formatClosed(open, t)}</span>
      )}
      <ul aria-labelledby={labelledBy}>
        {placeVisits(shown).map(({ part, start, end, column: place, columns }) => (
          <li
            key={`block-${part.block.id}`}
            style={getSpanStyle({ start, end, column: place, columns }, hours)}
          >
            <TimeBlock {...part} onOpen={onOpenBlock} />
          </li>
        ))}
        {placeVisits(visits).map(({ column: place, columns, ...visit }) => {
          const { booking, heldFor, start, end } = visit;
          return (
            <li
              key={getVisitKey(visit)}
              className={classNames(
                (columns > 1 || person) && 'is-narrow',
                !heldFor && dragged?.booking.id === booking.id && 'is-dragged',
              )}
              style={getSpanStyle({ start, end, column: place, columns }, hours)}
            >
              <BookingBlock
                booking={booking}
                title={`${booking.bookingTimeText} ${booking.customerName}`}
                note={person ? booking.service : formatWhat(booking)}
                isHeld={heldFor !== undefined}
                isFlat={end - start <= SHORTEST_DRAWN_MINUTES}
                onOpen={() => onOpen(heldFor ?? booking)}
                onDrag={
                  // The rest of a visit after midnight cannot be dragged, because it does not begin there.
                  onDrag && !heldFor && booking.bookingDateText === day
                    ? (event) => onDrag(event, { booking, start, end }, column)
                    : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      {dragged?.column === key && (
        <div
          className="dgrid__drop"
          aria-hidden="true"
          style={getSpanStyle(
            { start: dragged.start, end: dragged.start + dragged.duration, column: 0, columns: 1 },
            hours,
          )}
        >
          <b>{`${formatMinutes(dragged.start)} ${dragged.booking.customerName}`}</b>
        </div>
      )}
    </div>
  );
}

/** Hatches the time when nobody works. Screen readers skip it: the opening hours say the same in words. */
function ClosedParts({ open, hours }: { open: OpenDay; hours: ShownHours }) {
  return listClosedParts(open, hours).map(({ start, end }) => (
    <span
      key={start}
      className="dgrid__shut"
      style={{ '--from': start / HOUR_MINUTES - hours.start, '--length': (end - start) / HOUR_MINUTES }}
      aria-hidden="true"
    />
  ));
}

/** Draws a line at the present time; the calendar opens with it in view. */
function NowLine({
  day,
  now,
  hours,
  isFirst,
}: Pick<DayColumnProps, 'now' | 'hours' | 'isFirst'> & { day: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const at = getMinuteOn(day, now) / HOUR_MINUTES;
  const isShown = now.startsWith(day) && hours.start <= at && at <= hours.end;
  // This happens only when the line appears: later the owner has scrolled elsewhere.
  useEffect(() => {
    if (isShown && isFirst) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isFirst]);
  if (!isShown) return null;
  return <span ref={line} className="dgrid__now" style={{ '--from': at - hours.start }} aria-hidden="true" />;
}

function getSpanStyle(
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

/** Formats the half hour in which a minute of the day lies. */
function formatHalfHour(minutes: number): string {
  const halves = Math.floor(minutes / SHORTEST_DRAWN_MINUTES);
  return formatMinutes(halves * SHORTEST_DRAWN_MINUTES);
}
