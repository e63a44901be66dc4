import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { listBookingSections } from '@/sections/page/bookings-of-page';
import { useBookingStatus, useDeleteBooking, useEditBooking } from '../api/bookings';
import { useEditDetails, useNoShow, useProposal } from '../api/change-booking';
import type { FreeTime } from '../calendar/grid-columns';
import { ManyDialog } from '../rows/many-dialog';
import { useFocusAfterDelete } from '../rows/row-list';
import { useText } from '../use-text';
import type { BookingHandlers } from './booking-rows';
import { BookingSheet } from './booking-sheet';
import { DeleteBookingDialog } from './delete-booking-dialog';
import { EditBookingDialog } from './edit-booking-dialog';
import type { UnsentProposal } from './propose-step';

interface OpenDialog {
  kind: 'details' | 'cancel' | 'move' | 'edit' | 'delete' | 'many';
  booking: Booking;
  /** The visit was dropped at this time. */
  to?: FreeTime;
}

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
  const close = () => setOpen(null);
  const panel = useFocusAfterDelete(deletedId);
  const opener = useRef<HTMLElement | null>(null);
  // A sheet that is closed by mistake must lose nothing: what was typed and chosen is kept until it is sent.
  const unsentWords = useRef(new Map<number, string>());
  const unsentProposals = useRef(new Map<number, UnsentProposal>());
  const openSheet = (sheet: OpenDialog) => {
    opener.current = document.activeElement?.closest<HTMLElement>('li[tabindex="-1"]') ?? null;
    cancelling.reset();
    moving.reset();
    proposing.reset();
    changing.reset();
    setOpen(sheet);
  };
  const openAgain = (booking: Booking, words: string) => {
    unsentWords.current.set(booking.id, words);
    // The sentence is kept for its sheet while another sheet is open.
    setOpen((current) => current ?? { kind: 'cancel', booking });
  };
  const mailSubject = t('admin.bookings.mailSubject', { title: website.title });
  const handlers: BookingHandlers = {
    onStatus: changeStatus,
    onCancel: (booking) => openSheet({ kind: 'cancel', booking }),
    onEdit: (booking) => setOpen({ kind: 'edit', booking }),
    onDelete: (booking) => setOpen({ kind: 'delete', booking }),
    onMany: (booking) => setOpen({ kind: 'many', booking }),
  };
  const closeAndFocus = () => {
    flushSync(close);
    // A booking that is cancelled or moved leaves the calendar and its buttons the list, and with them the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) (opener.current?.isConnected ? opener.current : panel.current)?.focus();
  };
  const cancel = (booking: Booking, words: string) =>
    cancelling.editBooking(
      booking,
      // The mail that the owner has read tells of the booking as it was then.
      { status: 'cancelled', changes: booking.changes, ...(words && { words }) },
      {
        isFailureShown: true,
        onSuccess() {
          unsentWords.current.delete(booking.id);
          closeAndFocus();
        },
        onTakenBack: words ? (again) => openAgain(again, words) : undefined,
      },
    );
  const dialog = (
    <>
      {(open?.kind === 'details' || open?.kind === 'cancel' || open?.kind === 'move') && (
        <BookingSheet
          website={website}
          start={open.kind}
          booking={open.booking}
          cancelling={{
            isPending: cancelling.isSaving,
            error: cancelling.error,
            getWords: ({ id }) => unsentWords.current.get(id) ?? '',
            onType: ({ id }, words) => unsentWords.current.set(id, words),
            onCancel: cancel,
          }}
          moving={{
            to: open.to,
            isPending: moving.isSaving,
            error: moving.error,
            onMove: (booking, edit) => moving.editBooking(booking, edit, { onSuccess: closeAndFocus }),
          }}
          proposing={{
            isPending: proposing.isSending,
            error: proposing.error,
            getUnsent: ({ id }) => unsentProposals.current.get(id),
            onChange: ({ id }, unsent) => unsentProposals.current.set(id, unsent),
            onPropose: (booking, proposal) =>
              proposing.propose(booking, proposal, () => {
                unsentProposals.current.delete(booking.id);
                closeAndFocus();
              }),
          }}
          changing={{
            isPending: changing.isSaving,
            error: changing.error,
            onSave: (booking, details) => changing.editDetails(booking, details, closeAndFocus),
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
      {open?.kind === 'edit' && <EditOpenBooking website={website} booking={open.booking} onClose={close} />}
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
    showDetails: (booking) => openSheet({ kind: 'details', booking }),
    showMove: (booking, to) => openSheet({ kind: 'move', booking, to }),
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
