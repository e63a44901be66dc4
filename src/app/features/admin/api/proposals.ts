import { useMutation } from '@tanstack/react-query';
import { call } from '@/app/lib/call';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import type { Proposal } from '@/contracts/proposals';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { useShownBookings } from './bookings';

/** Proposes other times for a visit that waits. The mail leaves when the notice that takes it back has gone. */
export function useProposal(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();
  const td = useDiaryText();
  const toParams = ({ id }: Booking) => ({ id: websiteId, bookingId: id });
  const show = async (booking: Booking) => {
    await bookings.cancelReads();
    bookings.show(booking);
  };
  const withdrawal = useMutation({
    mutationKey: [...bookings.key, 'withdraw'],
    mutationFn: ({ booking }: { booking: Booking }) => call(api.withdrawTimes, { params: toParams(booking) }),
    onSuccess: async (booking) => {
      await show(booking);
      showToast({ title: t('admin.bookings.takenBack') });
    },
    onError: (error) =>
      showToast({ title: t('admin.bookings.updateFailed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void bookings.refresh(),
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: [...bookings.key, 'propose'],
    mutationFn: ({ booking, proposal }: { booking: Booking; proposal: Proposal }) =>
      call(api.proposeTimes, { params: toParams(booking), body: proposal }),
    onSuccess: async (booking) => {
      await show(booking);
      const name = td('diary.propose.undoOf', { name: booking.customerName });
      const onPress = () => withdrawal.mutate({ booking });
      showToast({
        title: td('diary.propose.done'),
        seconds: UNDO_SECONDS,
        button: { label: t('admin.undo'), name, onPress },
      });
    },
    onSettled: () => void bookings.refresh(),
  });
  const propose = (booking: Booking, proposal: Proposal, onSuccess: () => void) => {
    if (!bookings.isChanging(booking)) mutate({ booking, proposal }, { onSuccess });
  };
  return { propose, isSending: isPending, error, reset };
}
