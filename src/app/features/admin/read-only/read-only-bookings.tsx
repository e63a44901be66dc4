import { useState } from 'react';
import type { AccountWebsite } from '@/contracts/account';
import type { Booking } from '@/contracts/bookings';
import { useDeleteBooking } from '../api/bookings';
import { type BookingList, exportUrl } from '../api/website-lists';
import { BookingRows } from '../bookings/booking-rows';
import { DeleteBookingDialog } from '../bookings/delete-booking-dialog';
import { ListFoot } from '../components/list-foot';
import { LoadedList } from '../components/loaded-list';
import { useFocusAfterDelete } from '../components/use-focus-after-delete';
import { useText } from '../use-text';

interface ReadOnlyBookingsProps {
  list: BookingList;
  website: AccountWebsite;
}

const nothing = () => undefined;

/** The bookings as a list; a booking is deleted after a question. */
export function ReadOnlyBookings({ list, website }: ReadOnlyBookingsProps) {
  const t = useText();
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const [asked, setAsked] = useState<Booking | null>(null);
  const close = () => setAsked(null);
  const panel = useFocusAfterDelete(deletedId);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <LoadedList list={list}>
        {(bookings) => (
          <BookingRows
            bookings={bookings}
            mailSubject={t('admin.bookings.mailSubject', { title: website.title })}
            onStatus={nothing}
            onEdit={nothing}
            onDelete={setAsked}
            foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'bookings')} />}
          />
        )}
      </LoadedList>
      <DeleteBookingDialog
        booking={asked}
        onClose={close}
        onConfirm={(booking) => onDelete(booking, close)}
        isDeleting={isDeleting}
      />
    </div>
  );
}
