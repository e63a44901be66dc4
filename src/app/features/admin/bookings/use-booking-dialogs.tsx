import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { parseSections } from '@/sections/page/page';
import { booking } from '@/sections/types/booking/definition';
import { useBookingStatus, useDeleteBooking, useEditBooking } from '../api/bookings';
import { useNoShow } from '../api/no-show';
import { ManyDialog } from '../rows/many-dialog';
import { useFocusAfterDelete } from '../rows/row-list';
import { useText } from '../use-text';
import { BookingDetailsDialog } from './booking-details-dialog';
import type { BookingHandlers } from './booking-rows';
import { DeleteBookingDialog } from './delete-booking-dialog';
import { EditBookingDialog } from './edit-booking-dialog';

interface OpenDialog {
  kind: 'details' | 'edit' | 'delete' | 'many';
  booking: Booking;
}

interface BookingDialogs {
  handlers: BookingHandlers;
  showDetails: (booking: Booking) => void;
  /** Of a mail to a customer. */
  mailSubject: string;
  /** Holds the bookings, and gets the focus when the one that had it goes. */
  panel: RefObject<HTMLDivElement | null>;
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** Does what an owner can do with a booking, with the dialogs that it takes: the same wherever bookings are shown. */
export function useBookingDialogs(website: Pick<Website, 'id' | 'title' | 'pageData'>): BookingDialogs {
  const t = useText();
  const changeStatus = useBookingStatus(website.id);
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const noteNoShow = useNoShow(website.id);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const panel = useFocusAfterDelete(deletedId);
  const mailSubject = t('admin.bookings.mailSubject', { title: website.title });
  const handlers: BookingHandlers = {
    onStatus: changeStatus,
    onEdit: (booking) => setOpen({ kind: 'edit', booking }),
    onDelete: (booking) => setOpen({ kind: 'delete', booking }),
    onMany: (booking) => setOpen({ kind: 'many', booking }),
  };
  const decideInDialog: BookingHandlers['onStatus'] = (booking, status) => {
    // Closed first: a cancelled booking leaves the calendar, and the focus must not leave with it.
    flushSync(close);
    if (status === 'cancelled') panel.current?.focus();
    changeStatus(booking, status);
  };
  const dialog = (
    <>
      {open?.kind === 'details' && (
        <BookingDetailsDialog
          booking={open.booking}
          mailSubject={mailSubject}
          onClose={close}
          {...handlers}
          onStatus={decideInDialog}
          onNoShow={(booking, noShow) => {
            close();
            noteNoShow(booking, noShow);
          }}
        />
      )}
      {open?.kind === 'edit' && (
        <MoveBookingDialog website={website} booking={open.booking} onClose={close} />
      )}
      {open?.kind === 'many' && (
        <ManyDialog
          websiteId={website.id}
          name="bookings"
          item={{ id: open.booking.id, email: open.booking.customerEmail }}
          onClose={close}
        />
      )}
      <DeleteBookingDialog
        booking={open?.kind === 'delete' ? open.booking : null}
        onClose={close}
        onConfirm={(booking) => onDelete(booking, close)}
        isDeleting={isDeleting}
      />
    </>
  );
  return {
    handlers,
    showDetails: (booking) => setOpen({ kind: 'details', booking }),
    mailSubject,
    panel,
    dialog,
  };
}

interface MoveBookingDialogProps {
  website: Pick<Website, 'id' | 'pageData'>;
  booking: Booking;
  onClose: () => void;
}

/** Edits a booking of the diary. What the server refuses stays in the fields. */
function MoveBookingDialog({ website, booking, onClose }: MoveBookingDialogProps) {
  const t = useText();
  const { editBooking, isSaving, error } = useEditBooking(website.id);
  const failure = error && failureText(error, t('admin.bookings.editDialog.failed'));
  return (
    <EditBookingDialog
      booking={booking}
      hasSeasons={hasSeasons(website.pageData, booking)}
      onClose={onClose}
      onSave={(edit, onRefused) => editBooking(booking, edit, { onSuccess: onClose, onError: onRefused })}
      isSaving={isSaving}
      failure={failure}
    />
  );
}

/** Returns true if the nights of a booked room have several prices today. */
function hasSeasons(pageData: Website['pageData'], { sectionId, serviceId }: Booking): boolean {
  const section = parseSections(pageData, booking).find(({ id }) => id === sectionId);
  const room = section?.content.services.find(({ id }) => id === serviceId);
  return (room?.seasons?.length ?? 0) > 0;
}
