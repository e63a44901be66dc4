import type { Booking } from '@/contracts/bookings';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useText } from '../use-text';
import { formatWhen } from './booking-text';

interface DeleteBookingDialogProps {
  /** The dialog asks about this booking; null closes it. */
  booking: Booking | null;
  onClose: () => void;
  onConfirm: (booking: Booking) => void;
  isDeleting?: boolean;
}

export function DeleteBookingDialog({ booking, onClose, onConfirm, isDeleting }: DeleteBookingDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen={booking !== null}
      onClose={onClose}
      onConfirm={() => booking && onConfirm(booking)}
      title={t('admin.bookings.deleteDialog.title')}
      text={
        booking &&
        t('admin.bookings.deleteDialog.text', { name: booking.customerName, when: formatWhen(booking) })
      }
      confirmLabel={t('admin.bookings.deleteDialog.confirm')}
      cancelLabel={t('admin.bookings.cancel')}
      closeLabel={t('admin.bookings.close')}
      isPending={isDeleting}
      pendingText={t('admin.bookings.deleteDialog.pending')}
    />
  );
}
