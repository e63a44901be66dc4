import { useMutation } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking, BookingStatus } from '@/contracts/bookings';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import type { BookingChange } from './shown-bookings';
import { updatedNotice } from './updated-notice';
import { useShownBookings } from './use-shown-bookings';

interface StatusChange extends BookingChange {
  status: BookingStatus;
}

/** Confirms or cancels a booking: shown at once, and taken back when the server does not agree. */
export function useBookingStatus(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();
  const pendingDifference = ({ booking, status }: StatusChange) =>
    Number(status === 'pending') - Number(booking.status === 'pending');

  const { mutate } = useMutation({
    mutationKey: [...bookings.key, 'status'],
    mutationFn: ({ booking, status }: StatusChange) =>
      request<Booking>('PUT', `/api/bookings/${booking.id}`, { status }),
    onMutate: async (change) => {
      await bookings.hold();
      bookings.show({ ...change.booking, status: change.status });
      bookings.countPending(pendingDifference(change));
    },
    onSuccess: (booking) => {
      bookings.show(booking);
      showToast(updatedNotice(booking, t));
    },
    onError: (error, change) => {
      bookings.show(change.booking);
      bookings.countPending(-pendingDifference(change));
      showToast({ title: t('admin.bookings.updateFailed'), description: failureDetail(error), tone: 'bad' });
    },
    onSettled: () => void bookings.readAgain(),
  });

  return (booking: Booking, status: BookingStatus) => {
    if (!bookings.isChanging(booking)) mutate({ booking, status });
  };
}
