import { useMutation } from '@tanstack/react-query';
import { call } from '@/app/lib/call';
import type { Booking, BookingDetails } from '@/contracts/bookings';
import { editBookingDetails } from '@/contracts/endpoints/bookings';
import { useToast } from '@/ui/toast';
import { useDiaryText } from '../use-diary-text';
import { useShownBookings } from './bookings';

interface Change {
  booking: Booking;
  details: BookingDetails;
}

/** Writes down guests and answers of a booking. Nobody is told. */
export function useEditDetails(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useDiaryText();
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: [...bookings.key, 'details'],
    mutationFn: ({ booking, details }: Change) =>
      call(editBookingDetails, { params: { id: websiteId, bookingId: booking.id }, body: details }),
    onSuccess: async (booking) => {
      await bookings.cancelReads();
      bookings.show(booking);
      showToast({ title: t('diary.details.done') });
    },
    onSettled: () => void bookings.refresh(),
  });
  const editDetails = (booking: Booking, details: BookingDetails, onSuccess: () => void) => {
    // Nothing has changed, so there is nothing to wait for.
    if (details.guests === undefined && details.answers === undefined) onSuccess();
    else if (!bookings.isChanging(booking)) mutate({ booking, details }, { onSuccess });
  };
  return { editDetails, isSaving: isPending, error, reset };
}
