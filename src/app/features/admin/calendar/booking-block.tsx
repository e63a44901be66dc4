import type { CSSProperties } from 'react';
import { useText } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import './booking-block.css';

interface BookingBlockProps {
  booking: Booking;
  /** When, in as few characters as there is room for. */
  when: string;
  className?: string;
  style?: CSSProperties;
  onOpen: (booking: Booking) => void;
}

/** A booking in the calendar; pressed, it shows all there is to know. */
export function BookingBlock({ booking, when, className, style, onOpen }: BookingBlockProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={classNames('bk', `bk--${booking.status}`, className)}
      style={style}
      onClick={() => onOpen(booking)}
    >
      <b>
        {when} <span>{booking.customerName}</span>
      </b>
      <span>{booking.service}</span>
      <span className="sr-only">{t(`admin.bookings.status.${booking.status}`)}</span>
    </button>
  );
}
