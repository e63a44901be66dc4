import { type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { useBookingStatus, useDeleteBooking, useEditBooking } from '../api/bookings';
import { useEditDetails, useNoShow, useProposal } from '../api/change-booking';
import { UnsentContext } from '../api/unsent-words';
import type { FreeTime } from '../calendar/grid-columns';
import { ManyDialog } from '../rows/many-dialog';
import { useFocusAfterDelete } from '../rows/row-list';
import { useOpenNow } from '../rows/use-open-now';
import { useText } from '../use-text';
import type { BookingHandlers } from './booking-rows';
import { BookingSheet, type BookingStep } from './booking-sheet';
import { DeleteBookingDialog } from './delete-booking-dialog';
import { EditBookingDialog } from './edit-booking-dialog';

interface OpenSheet {
  kind: 'sheet';
  booking: Booking;
  start: BookingStep;
  step: BookingStep;
  /** The visit was dropped at this time. */
  to?: FreeTime | undefined;
}

type OpenDialog = OpenSheet | { kind: 'edit' | 'delete' | 'many'; booking: Booking };

interface BookingDialogs {
  handlers: BookingHandlers;
  showDetails: (booking: Booking) => void;
  /** Asks whether a visit is to be moved to where it was dropped. */
  showMove: (booking: Booking, to: FreeTime) => void;
  /** A mail to a customer gets this subject. */
  mailSubject: string;
  /** The panel has the bookings in it, and gets the focus when the focused booking goes. */
  panel: RefObject<HTMLDivElement | null>;
  /** The open dialog is rendered here. */
  dialog: ReactNode;
}

/**
 * Returns what an owner can do with a booking, with the dialogs for it; they are the same wherever bookings are shown.
 */
export function useBookingDialogs(
  website: Pick<Website, 'id' | 'title' | 'pageData' | 'timeZone'>,
): BookingDialogs {
  const t = useText();
  const changeStatus = useBookingStatus(website.id);
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const cancelling = useEditBooking(website.id);
  const moving = useEditBooking(website.id);
  const proposing = useProposal(website.id);
  const changing = useEditDetails(website.id);
  const noteNoShow = useNoShow(website.id);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const openNow = useOpenNow(open);
  const close = () => setOpen(null);
  // The answer to a call must not close what was opened since the call left.
  const closeOnly = (dialog: OpenDialog | null) =>
    setOpen((current) => (current === dialog ? null : current));
  const panel = useFocusAfterDelete(deletedId);
  const opener = useRef<HTMLElement | null>(null);
  // A sheet that is closed by mistake must lose nothing: what was typed and chosen is kept until it is sent.
  const unsent = use(UnsentContext);
  const openSheet = (start: BookingStep, booking: Booking, to?: FreeTime) => {
    opener.current = document.activeElement?.closest<HTMLElement>('li[tabindex="-1"]') ?? null;
    cancelling.reset();
    moving.reset();
    proposing.reset();
    changing.reset();
    setOpen({ kind: 'sheet', booking, start, step: start, to });
  };
  // A sentence or times that were taken back wait for their sheet while another sheet is open.
  const openAgain = (step: 'cancel' | 'propose', booking: Booking) =>
    setOpen((current) => current ?? { kind: 'sheet', booking, start: step, step });
  const mailSubject = t('admin.bookings.mailSubject', { title: website.title });
  const handlers: BookingHandlers = {
    onStatus: changeStatus,
    onCancel: (booking) => openSheet('cancel', booking),
    onEdit: (booking) => setOpen({ kind: 'edit', booking }),
    onDelete: (booking) => setOpen({ kind: 'delete', booking }),
    onMany: (booking) => setOpen({ kind: 'many', booking }),
  };
  const closeAndFocus = ({ id }: Booking) => {
    if (openNow.current?.kind !== 'sheet' || openNow.current.booking.id !== id) return;
    flushSync(close);
    // A booking that is cancelled or moved leaves the calendar and its buttons the list, and with them the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (opener.current?.isConnected ? opener.current : panel.current)?.focus();
  };
  /** Returns what follows the answer to a call of the open step, which may be closed by then. */
  const buildCallbacks = (kind: 'cancellation' | 'proposal' | 'details', booking: Booking) => ({
    isFailureShown: () => openNow.current === open,
    onSuccess() {
      unsent.set(kind, booking.id, undefined);
      closeAndFocus(booking);
    },
  });
  const cancel = (booking: Booking, words: string) =>
    cancelling.editBooking(
      booking,
      // The mail that the owner has read tells of the booking as it was then.
      { status: 'cancelled', changes: booking.changes, ...(words && { words }) },
      {
        ...buildCallbacks('cancellation', booking),
        onTakenBack(again) {
          if (words === '') return;
          unsent.set('cancellation', again.id, words);
          openAgain('cancel', again);
        },
      },
    );
  const dialog = (
    <>
      {open?.kind === 'sheet' && (
        <BookingSheet
          website={website}
          start={open.start}
          step={open.step}
          onStep={(step) => setOpen({ ...open, step })}
          booking={open.booking}
          cancelling={{
            isPending: cancelling.isSaving,
            error: cancelling.error,
            getWords: ({ id }) => unsent.get('cancellation', id) ?? '',
            onType: ({ id }, words) => unsent.set('cancellation', id, words),
            onCancel: cancel,
          }}
          moving={{
            to: open.to,
            isPending: moving.isSaving,
            error: moving.error,
            onMove: (booking, edit) =>
              moving.editBooking(booking, edit, { onSuccess: () => closeAndFocus(booking) }),
          }}
          proposing={{
            isPending: proposing.isSending,
            error: proposing.error,
            getUnsent: ({ id }) => unsent.get('proposal', id),
            onChange: ({ id }, proposal) => unsent.set('proposal', id, proposal),
            onPropose: (booking, proposal) =>
              proposing.propose({
                booking,
                proposal,
                ...buildCallbacks('proposal', booking),
                onTakenBack(again) {
                  unsent.set('proposal', again.id, proposal);
                  openAgain('propose', again);
                },
              }),
          }}
          changing={{
            isPending: changing.isSaving,
            error: changing.error,
            getUnsent: ({ id }) => unsent.get('details', id),
            onChange: ({ id }, details) => unsent.set('details', id, details),
            onSave: (booking, details) =>
              changing.editDetails({ booking, details, ...buildCallbacks('details', booking) }),
          }}
          mailSubject={mailSubject}
          onClose={close}
          {...handlers}
          onStatus={(booking, status) => {
            flushSync(close);
            changeStatus(booking, status);
          }}
          onNoShow={(booking, noShow) => {
            close();
            noteNoShow(booking, noShow);
          }}
        />
      )}
      {open?.kind === 'edit' && (
        <EditOpenBooking website={website} booking={open.booking} onClose={() => closeOnly(open)} />
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
        onConfirm={(booking) => onDelete(booking, () => closeOnly(open))}
        isDeleting={isDeleting}
      />
    </>
  );
  return {
    handlers,
    showDetails: (booking) => openSheet('details', booking),
    showMove: (booking, to) => openSheet('move', booking, to),
    mailSubject,
    panel,
    dialog,
  };
}

interface EditOpenBookingProps {
  website: Pick<Website, 'id' | 'pageData'>;
  booking: Booking;
  onClose: () => void;
}

/** Edits a booking of the diary. The fields keep what the server refuses. */
function EditOpenBooking({ website, booking, onClose }: EditOpenBookingProps) {
  const t = useText();
  const { editBooking, isSaving, error } = useEditBooking(website.id);
  const failure = error && getFailureText(error, t('admin.bookings.editDialog.failed'));
  return (
    <EditBookingDialog
      booking={booking}
      hasSeasons={hasSeasons(website.pageData, booking)}
      onClose={onClose}
      onSave={(edit, onRefused) =>
        editBooking(
          booking,
          // The times are those that the dialog was opened with: somebody may have moved the booking since.
          { ...edit, changes: booking.changes },
          { onSuccess: onClose, onError: onRefused },
        )
      }
      isSaving={isSaving}
      failure={failure}
    />
  );
}

/** Returns true if the nights of a booked room have several prices today. */
function hasSeasons(pageData: Website['pageData'], { sectionId, serviceId }: Booking): boolean {
  const section = listBookingSections(pageData).find(({ id }) => id === sectionId);
  const room = section?.content.services.find(({ id }) => id === serviceId);
  return (room?.seasons?.length ?? 0) > 0;
}
