import { formatStoredAmount } from '@/app/lib/amounts';
import { formatDateTime, preventBreaks } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { BookingStatus } from '@/core/bookings';
import { findBookedCents } from '@/core/stays';
import { Badge, type BadgeTone } from '@/ui/badge';
import { listAnswerLines } from '../calendar/answer-lines';
import { formatNights, listStayLines } from '../calendar/stay-text';
import { ContactMeta, NotTold } from '../rows/contact';
import { useText } from '../use-text';
import { formatService, formatWhen } from './booking-text';

const tones: Record<BookingStatus, BadgeTone> = {
  pending: 'amber',
  confirmed: 'green',
  cancelled: 'neutral',
};

interface BookingFactsProps {
  booking: Booking;
  /** A mail to the customer gets this subject. */
  mailSubject: string | undefined;
}

/** Says what is booked, when, and how the customer can be reached. */
export function BookingFacts({ booking, mailSubject }: BookingFactsProps) {
  const t = useText();
  const {
    bookingDateText: arrival,
    bookingEndDateText: departure,
    price,
    notes,
    status,
    waitsUntil,
  } = booking;
  return (
    <>
      <p className="wrap-anywhere">{formatService(booking, t)}</p>
      <p className="sm soft">
        {formatWhen(booking)}
        {departure && (
          <span className="block">{formatNights(arrival, departure, findBookedCents(booking), t)}</span>
        )}
        {listStayLines(booking, t).map((line) => (
          <span className="block" key={line}>
            {line}
          </span>
        ))}
        {!departure && price && <span className="block">{formatStoredAmount(price)}</span>}
      </p>
      <ContactMeta email={booking.customerEmail} phone={booking.customerPhone} mailSubject={mailSubject} />
      {status === 'pending' && waitsUntil && (
        <p className="sm mute">
          {t('admin.bookings.waitsUntil', { date: preventBreaks(formatDateTime(waitsUntil)) })}
        </p>
      )}
      {status === 'pending' && booking.proposedUntil && <Proposed until={booking.proposedUntil} />}
      {booking.noShow && <p className="sm strong">{t('admin.bookings.noShow')}</p>}
      {!booking.isCustomerTold && <NotTold />}
      {listAnswerLines(booking, t).map((line) => (
        <p className="sm soft wrap-anywhere" key={line}>
          {line}
        </p>
      ))}
      {notes && <p className="sm soft visitor-text">{notes}</p>}
      {booking.ownerWords && (
        <p className="sm said visitor-text">
          {t('admin.bookings.ownerWords', { words: booking.ownerWords })}
        </p>
      )}
    </>
  );
}

/** Says that times are held for the customer, or that they have not answered. */
function Proposed({ until }: { until: string }) {
  const t = useText();
  return (
    <p className="sm strong">
      {Date.now() < Date.parse(until)
        ? t('admin.bookings.proposed', { date: preventBreaks(formatDateTime(until)) })
        : t('admin.bookings.proposalOver')}
    </p>
  );
}

export function BookingBadge({ status }: { status: BookingStatus }) {
  const t = useText();
  return <Badge tone={tones[status]}>{t(`admin.bookings.status.${status}`)}</Badge>;
}
