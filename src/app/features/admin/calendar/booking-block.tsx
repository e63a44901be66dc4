import type { PointerEvent } from 'react';
import type { Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import './booking-block.css';

interface BookingBlockProps {
  booking: Booking;
  title: string;
  note: string;
  /** Says to screen readers what the block shows by its position. */
  spoken?: string;
  /** True when the time is only held for the customer of the booking. */
  isHeld?: boolean;
  /** True when there is room for one line only. */
  isFlat?: boolean;
  onOpen: (booking: Booking) => void;
  /** A press of the mouse may be the beginning of a drag. */
  onDrag?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

/** Shows a booking in the calendar; a press shows all its details. */
export function BookingBlock({
  booking,
  title,
  note,
  spoken,
  isHeld = false,
  isFlat,
  onOpen,
  onDrag,
}: BookingBlockProps) {
  const t = useText();
  const td = useDiaryText();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('bk', isHeld ? 'bk--held' : `bk--${booking.status}`, isFlat && 'bk--flat')}
      onClick={() => onOpen(booking)}
      onPointerDown={onDrag}
    >
      <b>{title}</b>
      <span>{isHeld ? td('diary.held.note', { what: note }) : note}</span>
      <span className="sr-only">
        {spoken} {!isHeld && t(`admin.bookings.status.${booking.status}`)}
      </span>
    </button>
  );
}
