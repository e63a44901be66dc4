import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import { useToast } from '@/ui/toast';
import type { Deletion } from '../components/deletion';
import { useText } from '../use-text';
import type { BookingChange } from './shown-bookings';
import { useShownBookings } from './use-shown-bookings';

export function useDeleteBooking(websiteId: number): Deletion<Booking> {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();

  const { mutate, isPending, data } = useMutation({
    mutationKey: [...bookings.key, 'delete'],
    mutationFn: async ({ booking: { id } }: BookingChange) => {
      await request<void>('DELETE', `${bookings.key.join('/')}/${id}`);
      return id;
    },
    onSuccess: async (id) => {
      await bookings.hold();
      bookings.remove(id);
      showToast({ title: t('admin.bookings.deleted') });
    },
    onError: (error) =>
      showToast({ title: t('admin.bookings.deleteFailed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void bookings.readAgain(),
  });

  const onDelete = (booking: Booking, onSettled: () => void) => {
    if (!bookings.isChanging(booking)) mutate({ booking }, { onSettled });
  };
  return { onDelete, isDeleting: isPending, deletedId: data };
}
