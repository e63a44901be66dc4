import { CalendarCheck, CalendarX, Check, ListX, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDay } from '@/app/lib/dates';
import type { Booking } from '@/contracts/bookings';
import type { BookingStatus } from '@/core/bookings';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { useWaitingTap } from '../api/taps-context';
import { CustomerName } from '../rows/customer-name';
import { type ListParts, RowList, useIsReadOnly } from '../rows/row-list';
import { WaitingTap } from '../rows/waiting-tap';
import { useText } from '../use-text';
import { BookingBadge, BookingFacts } from './booking-facts';

interface BookingRowsProps extends BookingHandlers, ListParts<Booking> {
  bookings: readonly Booking[];
  /** A mail to the customer gets this subject; without it, nobody is written to from here. */
  mailSubject?: string;
}

export function BookingRows({
  bookings,
  mailSubject,
  empty,
  head,
  apart,
  foot,
  pick,
  onMany,
  ...handlers
}: BookingRowsProps) {
  const t = useText();
  const isOneOfMany = bookings.filter(({ status }) => status === 'pending').length > 1;
  return (
    <RowList
      items={bookings}
      renderRow={(booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          pick={pick?.(booking)}
          mailSubject={mailSubject}
          onMany={isOneOfMany ? onMany : undefined}
          {...handlers}
        />
      )}
      empty={
        empty ?? (
          <EmptyState
            icon={<CalendarCheck className="icon--lg" />}
            title={t('admin.bookings.empty')}
            text={t('admin.bookings.emptyText')}
          />
        )
      }
      head={head}
      apart={apart}
      foot={foot}
    />
  );
}

interface BookingRowProps extends BookingHandlers {
  booking: Booking;
  /** Holds the box that ticks the row. */
  pick: ReactNode;
  /** A mail to the customer gets this subject; without it, nobody is written to from here. */
  mailSubject?: string;
}

function BookingRow({
  booking,
  pick,
  mailSubject,
  onStatus,
  onCancel,
  onEdit,
  onDelete,
  onMany,
}: BookingRowProps) {
  const t = useText();
  const isReadOnly = useIsReadOnly();
  const waiting = useWaitingTap('bookings', booking.id);
  const row = useRef<HTMLLIElement>(null);
  const { bookingDateText: day, bookingEndDateText: departure, customerName: name, status } = booking;
  const isDecided = useRef(false);
  const confirm = () => {
    isDecided.current = true;
    onStatus(booking, 'confirmed');
  };
  const cancel = () => {
    isDecided.current = true;
    onCancel(booking);
  };
  // The buttons disappear with the decision; the row takes the focus that one of them had.
  useEffect(() => {
    const isLost = document.activeElement === document.body || row.current?.contains(document.activeElement);
    if (status !== 'pending' && isDecided.current && isLost) row.current?.focus();
    isDecided.current = false;
  }, [status]);
  return (
    <li
      ref={row}
      className={classNames('row row--top', Boolean(pick) && 'row--pick', waiting && 'is-waiting-net')}
      tabIndex={-1}
    >
      {pick}
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4">
        <span className="when" aria-hidden="true">
          <span>{formatDay(day, 'weekday')}</span>
          <b>{formatDay(day, 'day')}</b>
          <span>{departure ? formatDay(day, 'month') : booking.bookingTimeText}</span>
        </span>
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
            <b className="strong wrap-anywhere">
              <CustomerName {...booking} name={name} />
            </b>
            <BookingBadge status={status} />
          </p>
          <BookingFacts booking={booking} mailSubject={mailSubject} />
        </div>
      </div>
      <div className="row__actions">
        {waiting && <WaitingTap {...waiting} />}
        {!waiting && status === 'pending' && !isReadOnly && (
          <>
            <Button variant="primary" aria-label={t('admin.bookings.confirmOf', { name })} onClick={confirm}>
              <Check />
              {t('admin.bookings.confirm')}
            </Button>
            <Button aria-label={t('admin.bookings.rejectOf', { name })} onClick={cancel}>
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
          {status === 'confirmed' && !isReadOnly && (
            <IconButton label={t('admin.bookings.cancelOf', { name })} onClick={cancel}>
              <CalendarX />
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

/** These are the actions that an owner has for a booking, wherever it is shown. */
export interface BookingHandlers {
  onStatus: (booking: Booking, status: BookingStatus) => void;
  /** Declines a booking that waits, or cancels a confirmed one. */
  onCancel: (booking: Booking) => void;
  onEdit: (booking: Booking) => void;
  onDelete: (booking: Booking) => void;
  /** Notes whether the customer came; it is left out where bookings are a sample. */
  onNoShow?: (booking: Booking, noShow: boolean) => void;
  /** Refuses several similar bookings; it is left out where bookings are a sample. */
  onMany?: (booking: Booking) => void;
}
