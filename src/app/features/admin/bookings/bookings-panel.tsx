import { CalendarCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { localDate } from '@/core/local-date';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { useBookingStatus } from '../api/use-booking-status';
import { useDeleteBooking } from '../api/use-delete-booking';
import { type BookingList, exportUrl } from '../api/website-lists';
import { BookingWeek } from '../calendar/booking-week';
import { WeekNav } from '../calendar/week-nav';
import { ListPanel } from '../components/list-panel';
import { BookingDetailsDialog } from './booking-details-dialog';
import type { BookingHandlers } from './booking-handlers';
import { BookingRow } from './booking-row';
import { whenText } from './booking-text';
import { BookingsToolbar } from './bookings-toolbar';
import { EditBookingDialog } from './edit-booking-dialog';
import { useBookingsView } from './use-bookings-view';

interface BookingsPanelProps {
  list: BookingList;
  website: Website;
}

interface OpenDialog {
  kind: 'details' | 'edit' | 'delete';
  booking: Booking;
}

export function BookingsPanel({ list, website }: BookingsPanelProps) {
  const t = useText();
  const today = localDate(new Date(), website.timeZone);
  const { view, monday, thisWeek, showView, showWeek } = useBookingsView(today);
  const changeStatus = useBookingStatus(website.id);
  const { deleteBooking, isDeleting, deletedId } = useDeleteBooking(website.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  // The row is gone and its button with it: the panel takes the focus, not the top of the page.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);

  const mailSubject = t('admin.bookings.mailSubject', { title: website.title });
  const handlers: BookingHandlers = {
    onStatus: changeStatus,
    onEdit: (booking) => setDialog({ kind: 'edit', booking }),
    onDelete: (booking) => setDialog({ kind: 'delete', booking }),
  };
  const decideInCalendar: BookingHandlers['onStatus'] = (booking, status) => {
    // Closed first: a cancelled booking leaves the calendar, and the focus must not leave with it.
    flushSync(close);
    if (status === 'cancelled') panel.current?.focus();
    changeStatus(booking, status);
  };

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingsToolbar view={view} onChange={showView}>
        {view === 'week' ? (
          <WeekNav monday={monday} thisWeek={thisWeek} onChange={showWeek} />
        ) : (
          <p className="soft">{t('admin.bookings.newestFirst')}</p>
        )}
      </BookingsToolbar>
      {view === 'week' ? (
        <BookingWeek
          website={website}
          monday={monday}
          today={today}
          onOpen={(booking) => setDialog({ kind: 'details', booking })}
        />
      ) : (
        <ListPanel
          list={list}
          exportUrl={exportUrl(website.id, 'bookings')}
          renderRow={(booking) => (
            <BookingRow key={booking.id} booking={booking} mailSubject={mailSubject} {...handlers} />
          )}
          empty={
            <EmptyState
              icon={<CalendarCheck className="icon--lg" />}
              title={t('admin.bookings.empty')}
              text={t('admin.bookings.emptyText')}
            />
          }
        />
      )}
      {dialog?.kind === 'details' && (
        <BookingDetailsDialog
          booking={dialog.booking}
          mailSubject={mailSubject}
          onClose={close}
          {...handlers}
          onStatus={decideInCalendar}
        />
      )}
      {dialog?.kind === 'edit' && (
        <EditBookingDialog websiteId={website.id} booking={dialog.booking} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={dialog?.kind === 'delete'}
        onClose={close}
        onConfirm={() => dialog && deleteBooking(dialog.booking, close)}
        title={t('admin.bookings.deleteDialog.title')}
        text={
          dialog &&
          t('admin.bookings.deleteDialog.text', {
            name: dialog.booking.customerName,
            when: whenText(dialog.booking),
          })
        }
        confirmLabel={t('admin.bookings.deleteDialog.confirm')}
        cancelLabel={t('admin.bookings.cancel')}
        closeLabel={t('admin.bookings.close')}
        isPending={isDeleting}
        pendingText={t('admin.bookings.deleteDialog.pending')}
      />
    </div>
  );
}
