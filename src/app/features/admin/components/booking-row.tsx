import { useText } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { Badge, type BadgeTone } from '@/ui/badge';
import { dayText, rangeText } from '../week/day-text';
import { ContactMeta } from './contact-meta';

const tones: Record<Booking['status'], BadgeTone> = {
  pending: 'amber',
  confirmed: 'green',
  cancelled: 'neutral',
};

export function BookingRow({ booking }: { booking: Booking }) {
  const t = useText();
  const { bookingDateText: arrival, bookingEndDateText: departure, bookingTimeText: time } = booking;
  return (
    <li className="row row--top">
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4">
        <span className="when" aria-hidden="true">
          <span>{dayText(arrival, 'weekday')}</span>
          <b>{dayText(arrival, 'day')}</b>
          {!departure && <span>{time}</span>}
        </span>
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
            <b className="strong wrap-anywhere">{booking.customerName}</b>
            <Badge tone={tones[booking.status]}>{t(`admin.bookings.status.${booking.status}`)}</Badge>
          </p>
          <p className="wrap-anywhere">{booking.service}</p>
          <p className="sm soft">
            {departure ? rangeText(arrival, departure) : `${dayText(arrival, 'date')}, ${time}`}
          </p>
          <ContactMeta email={booking.customerEmail} phone={booking.customerPhone} />
          {booking.notes && <p className="sm soft visitor-text">{booking.notes}</p>}
        </div>
      </div>
    </li>
  );
}
