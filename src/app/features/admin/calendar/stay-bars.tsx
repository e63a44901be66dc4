import type { Booking } from '@/contracts/bookings';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';
import { rangeText } from '../week/day-text';
import { BookingBlock } from './booking-block';
import type { PlacedStay } from './place-stays';

interface StayBarsProps {
  stays: readonly PlacedStay[];
  onOpen: (booking: Booking) => void;
}

export function StayBars({ stays, onOpen }: StayBarsProps) {
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
            spoken={rangeText(booking.bookingDateText, booking.bookingEndDateText ?? '')}
            isFlat
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
