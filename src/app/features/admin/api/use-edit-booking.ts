import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking, BookingEdit } from '@/contracts/bookings';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import type { BookingChange } from './shown-bookings';
import { updatedNotice } from './updated-notice';
import { useShownBookings } from './use-shown-bookings';

interface Edit extends BookingChange {
  edit: BookingEdit;
}

interface EditCallbacks {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Moves a booking once the server agrees: only it knows what else stands in the diary. */
export function useEditBooking(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();

  const { mutate, isPending, error } = useMutation({
    mutationKey: [...bookings.key, 'edit'],
    mutationFn: ({ booking, edit }: Edit) => request<Booking>('PUT', `/api/bookings/${booking.id}`, edit),
    onSuccess: async (booking) => {
      await bookings.hold();
      bookings.show(booking);
      showToast(updatedNotice(booking, t));
    },
    onError: (error) =>
      showToast({ title: t('admin.bookings.updateFailed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void bookings.readAgain(),
  });

  const editBooking = (booking: Booking, edit: BookingEdit, callbacks: EditCallbacks) => {
    if (!bookings.isChanging(booking)) mutate({ booking, edit }, callbacks);
  };
  return { editBooking, isSaving: isPending, error };
}
