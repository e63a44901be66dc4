import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '@/app/lib/failure-text';
import type { Block, Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { localDate } from '@/core/wall-clock';
import { Button } from '@/ui/button';
import { useBookingStatus, useDeleteBooking, useEditBooking } from '../api/bookings';
import { type BookingList, exportUrl } from '../api/website-lists';
import { BookingWeek } from '../calendar/booking-week';
import { getMonday } from '../calendar/week-days';
import { BlockSheet } from '../entry/block-sheet';
import { EntrySheet, type EntryStart } from '../entry/entry-sheet';
import { listServices } from '../entry/services';
import { ListFoot, LoadedList } from '../rows/loaded-list';
import { ManyDialog } from '../rows/many-dialog';
import { useFocusAfterDelete } from '../rows/row-list';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { BookingDetailsDialog } from './booking-details-dialog';
import { type BookingHandlers, BookingRows } from './booking-rows';
import { BookingsToolbar, useBookingsView, WeekNav } from './bookings-toolbar';
import { DeleteBookingDialog } from './delete-booking-dialog';
import { EditBookingDialog } from './edit-booking-dialog';

interface BookingsPanelProps {
  list: BookingList;
  website: Website;
}

interface OpenDialog {
  kind: 'details' | 'edit' | 'delete' | 'many';
  booking: Booking;
}

export function BookingsPanel({ list, website }: BookingsPanelProps) {
  const t = useText();
  const today = localDate(new Date(), website.timeZone);
  const { view, monday, thisWeek, showView, showWeek } = useBookingsView(today);
  const changeStatus = useBookingStatus(website.id);
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const panel = useFocusAfterDelete(deletedId);
  const td = useDiaryText();
  const services = useMemo(() => listServices(website.pageData), [website.pageData]);
  const [entry, setEntry] = useState<{ start: EntryStart | null } | null>(null);
  const [block, setBlock] = useState<Block | null>(null);

  const mailSubject = t('admin.bookings.mailSubject', { title: website.title });
  const handlers: BookingHandlers = {
    onStatus: changeStatus,
    onEdit: (booking) => setDialog({ kind: 'edit', booking }),
    onDelete: (booking) => setDialog({ kind: 'delete', booking }),
    onMany: (booking) => setDialog({ kind: 'many', booking }),
  };
  const decideInCalendar: BookingHandlers['onStatus'] = (booking, status) => {
    // Closed first: a cancelled booking leaves the calendar, and the focus must not leave with it.
    flushSync(close);
    if (status === 'cancelled') panel.current?.focus();
    changeStatus(booking, status);
  };

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingsToolbar
        view={view}
        onChange={showView}
        action={
          services.length > 0 && (
            <Button variant="primary" onClick={() => setEntry({ start: null })}>
              <Plus />
              {td('diary.add')}
            </Button>
          )
        }
      >
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
          onOpenBlock={setBlock}
          onFree={services.length > 0 ? (date, time) => setEntry({ start: { date, time } }) : undefined}
        />
      ) : (
        <LoadedList list={list}>
          {(bookings) => (
            <BookingRows
              bookings={bookings}
              mailSubject={mailSubject}
              {...handlers}
              foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'bookings')} />}
            />
          )}
        </LoadedList>
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
        <MoveBookingDialog websiteId={website.id} booking={dialog.booking} onClose={close} />
      )}
      {dialog?.kind === 'many' && (
        <ManyDialog
          websiteId={website.id}
          name="bookings"
          item={{ id: dialog.booking.id, email: dialog.booking.customerEmail }}
          onClose={close}
        />
      )}
      {entry && (
        <EntrySheet
          website={website}
          services={services}
          start={entry.start}
          onClose={() => setEntry(null)}
          onDone={(date) => view === 'week' && showWeek(getMonday(date))}
        />
      )}
      {block && (
        <BlockSheet websiteId={website.id} block={block} services={services} onClose={() => setBlock(null)} />
      )}
      <DeleteBookingDialog
        booking={dialog?.kind === 'delete' ? dialog.booking : null}
        onClose={close}
        onConfirm={(booking) => onDelete(booking, close)}
        isDeleting={isDeleting}
      />
    </div>
  );
}

interface MoveBookingDialogProps {
  websiteId: number;
  booking: Booking;
  onClose: () => void;
}

/** Edits a booking of the diary. What the server refuses stays in the fields. */
function MoveBookingDialog({ websiteId, booking, onClose }: MoveBookingDialogProps) {
  const t = useText();
  const { editBooking, isSaving, error } = useEditBooking(websiteId);
  const failure = error && failureText(error, t('admin.bookings.editDialog.failed'));
  return (
    <EditBookingDialog
      booking={booking}
      onClose={onClose}
      onSave={(edit, onRefused) => editBooking(booking, edit, { onSuccess: onClose, onError: onRefused })}
      isSaving={isSaving}
      failure={failure}
    />
  );
}
