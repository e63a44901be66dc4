import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '@/contracts/bookings';
import { EmptyState } from '@/ui/empty-state';
import { RowList } from '../components/row-list';
import { useText } from '../use-text';
import type { BookingHandlers } from './booking-handlers';
import { BookingRow } from './booking-row';

interface BookingRowsProps extends BookingHandlers {
  bookings: readonly Booking[];
  /** Of a mail to a customer; without it, nobody is written to from here. */
  mailSubject?: string;
  foot?: ReactNode;
}

export function BookingRows({ bookings, mailSubject, foot, onMany, ...handlers }: BookingRowsProps) {
  const t = useText();
  const isOneOfMany = bookings.filter(({ status }) => status === 'pending').length > 1;
  return (
    <RowList
      items={bookings}
      renderRow={(booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          mailSubject={mailSubject}
          onMany={isOneOfMany ? onMany : undefined}
          {...handlers}
        />
      )}
      empty={
        <EmptyState
          icon={<CalendarCheck className="icon--lg" />}
          title={t('admin.bookings.empty')}
          text={t('admin.bookings.emptyText')}
        />
      }
      foot={foot}
    />
  );
}
