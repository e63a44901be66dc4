import type { PointerEvent } from 'react';
import type { Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import './booking-block.css';

interface BookingBlockProps {
  booking: Booking;
  title: string;
  note: string;
  /** Says to screen readers what the block shows by its position. */
  spoken?: string;
  /** There is room for one line only. */
  isFlat?: boolean;
  onOpen: (booking: Booking) => void;
  /** A press of the mouse may be the beginning of a drag. */
  onDrag?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

/** A booking in the calendar; pressed, it shows all there is to know. */
export function BookingBlock({ booking, title, note, spoken, isFlat, onOpen, onDrag }: BookingBlockProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('bk', `bk--${booking.status}`, isFlat && 'bk--flat')}
      onClick={() => onOpen(booking)}
      onPointerDown={onDrag}
    >
      <b>{title}</b>
      <span>{note}</span>
      <span className="sr-only">
        {spoken} {t(`admin.bookings.status.${booking.status}`)}
      </span>
    </button>
  );
}
