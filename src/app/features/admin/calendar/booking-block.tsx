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
}

/** A booking in the calendar; pressed, it shows all there is to know. */
export function BookingBlock({ booking, title, note, spoken, isFlat, onOpen }: BookingBlockProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('bk', `bk--${booking.status}`, isFlat && 'bk--flat')}
      onClick={() => onOpen(booking)}
    >
      <b>{title}</b>
      <span>{note}</span>
      <span className="sr-only">
        {spoken} {t(`admin.bookings.status.${booking.status}`)}
      </span>
    </button>
  );
}
