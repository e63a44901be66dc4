import { useId } from 'react';
import { formatDay } from '@/app/lib/dates';
import type { Block } from '@/contracts/blocks';
import type { Booking } from '@/contracts/bookings';
import type { HeldTime } from '@/contracts/proposals';
import { getDateOf } from '@/core/wall-clock';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { type BlockOnDay, listBlocksOnDay } from './blocks-of-day';
import { BookingBlock } from './booking-block';
import { formatTimes, formatWhat, getAgenda, getVisitKey, type VisitOnDay } from './bookings-of-day';
import { formatClosed } from './closed-text';
import { isClosedDay, type OpenDay } from './shown-hours';
import { TimeBlock } from './time-block';
import './week-agenda.css';

interface WeekAgendaProps {
  bookings: readonly Booking[];
  /** These times are held for customers to whom they were proposed. */
  held: readonly HeldTime[];
  blocks: readonly Block[];
  open: ReadonlyMap<string, OpenDay>;
  days: readonly string[];
  /** It is the moment on the website's wall clock, YYYY-MM-DD HH:MM. */
  now: string;
  onOpen: (booking: Booking) => void;
  onOpenBlock: (block: Block) => void;
}

/** Shows the week day by day, for screens that have no room for seven columns. */
export function WeekAgenda({
  bookings,
  held,
  blocks,
  open,
  days,
  now,
  onOpen,
  onOpenBlock,
}: WeekAgendaProps) {
  const t = useText();
  const td = useDiaryText();
  const id = useId();
  const today = getDateOf(now);
  return (
    <div className="agenda">
      {days.map((day) => {
        const { stays, visits } = getAgenda(bookings, day, held);
        const blocked = listBlocksOnDay(blocks, day);
        const isClosed = isClosedDay(open, day);
        const isFree = stays.length === 0 && visits.length === 0 && blocked.length === 0;
        return (
          <div
            key={day}
            className={classNames('agenda__day', day === today && 'is-today', isClosed && 'is-closed')}
          >
            <h3 id={`${id}-${day}`} aria-current={day === today ? 'date' : undefined}>
              {formatDay(day, 'weekday')} <b>{formatDay(day, 'day')}</b>
            </h3>
            {isFree ? (
              <p className="agenda__free">
                {isClosed ? formatClosed(open.get(day), td) : t('admin.bookings.calendar.free')}
              </p>
            ) : (
              <ul aria-labelledby={`${id}-${day}`}>
                {stays.map(({ booking, moment }) => (
                  <li key={booking.id}>
                    <BookingBlock
                      booking={booking}
                      title={booking.customerName}
                      note={`${t(`admin.bookings.calendar.${moment}`)}, ${formatWhat(booking)}`}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
                {listTimesOfDay(visits, blocked).map((part) =>
                  'block' in part ? (
                    <li key={`block-${part.block.id}`}>
                      <TimeBlock {...part} onOpen={onOpenBlock} />
                    </li>
                  ) : (
                    <li key={getVisitKey(part)}>
                      <BookingBlock
                        booking={part.booking}
                        title={part.booking.customerName}
                        note={`${formatTimes(part.booking)}, ${formatWhat(part.booking)}`}
                        isHeld={part.heldFor !== undefined}
                        onOpen={() => onOpen(part.heldFor ?? part.booking)}
                      />
                    </li>
                  ),
                )}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Lists visits and blocks in the order of their beginning; a block comes before the visits inside it. */
function listTimesOfDay(visits: readonly VisitOnDay[], blocks: readonly BlockOnDay[]) {
  return [...blocks, ...visits].sort((one, other) => one.start - other.start);
}
