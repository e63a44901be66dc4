import { failureText } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import { useEditBooking } from '../api/bookings';
import { useText } from '../use-text';
import { EditBookingDialog } from './edit-booking-dialog';

interface MoveBookingDialogProps {
  websiteId: number;
  booking: Booking;
  onClose: () => void;
}

/** Edits a booking of the diary. What the server refuses stays in the fields. */
export function MoveBookingDialog({ websiteId, booking, onClose }: MoveBookingDialogProps) {
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
