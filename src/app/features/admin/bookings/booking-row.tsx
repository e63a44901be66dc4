import { Check, ListX, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Booking, BookingStatus } from '@/contracts/bookings';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useIsReadOnly } from '../read-only/read-only-context';
import { useText } from '../use-text';
import { dayText } from '../week/day-text';
import { BookingBadge } from './booking-badge';
import { BookingFacts } from './booking-facts';
import type { BookingHandlers } from './booking-handlers';

interface BookingRowProps extends BookingHandlers {
  booking: Booking;
  /** Of a mail to the customer; without it, nobody is written to from here. */
  mailSubject?: string;
}

export function BookingRow({ booking, mailSubject, onStatus, onEdit, onDelete, onMany }: BookingRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const row = useRef<HTMLLIElement>(null);
  const { bookingDateText: day, bookingEndDateText: departure, customerName: name, status } = booking;
  const isDecided = useRef(false);
  const decide = (decision: BookingStatus) => {
    isDecided.current = true;
    onStatus(booking, decision);
  };
  // The buttons disappear with the decision, and with them the focus that a second press of one has.
  useEffect(() => {
    if (status !== 'pending' && isDecided.current) row.current?.focus();
    isDecided.current = false;
  }, [status]);
  return (
    <li ref={row} className="row row--top" tabIndex={-1}>
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4">
        <span className="when" aria-hidden="true">
          <span>{dayText(day, 'weekday')}</span>
          <b>{dayText(day, 'day')}</b>
          <span>{departure ? dayText(day, 'month') : booking.bookingTimeText}</span>
        </span>
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
            <b className="strong wrap-anywhere">{name}</b>
            <BookingBadge status={status} />
          </p>
          <BookingFacts booking={booking} mailSubject={mailSubject} />
        </div>
      </div>
      <div className="row__actions">
        {status === 'pending' && !isReadOnly && (
          <>
            <Button
              variant="primary"
              lang="sk"
              aria-label={t('admin.bookings.confirmOf', { name })}
              onClick={() => decide('confirmed')}
            >
              <Check />
              {t('admin.bookings.confirm')}
            </Button>
            <Button
              lang="sk"
              aria-label={t('admin.bookings.rejectOf', { name })}
              onClick={() => decide('cancelled')}
            >
              {t('admin.bookings.reject')}
            </Button>
          </>
        )}
        <div className="row__icons">
          {onMany && status === 'pending' && (
            <IconButton label={t('admin.many.bookings.of', { name })} onClick={() => onMany(booking)}>
              <ListX />
            </IconButton>
          )}
          {!isReadOnly && (
            <IconButton label={t('admin.bookings.editOf', { name })} onClick={() => onEdit(booking)}>
              <Pencil />
            </IconButton>
          )}
          <IconButton isBad label={t('admin.bookings.deleteOf', { name })} onClick={() => onDelete(booking)}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
