import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Booking, BookingDetails } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import type { Proposal } from '@/contracts/proposals';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { useShownBookings } from './bookings';
import { TapsContext } from './taps-context';
import { isUnsent } from './use-taps';
import { refreshList } from './website-lists';

/** Proposes other times for a visit that waits. The mail leaves when the notice with Undo has gone. */
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
      showToast({
        title: t('admin.bookings.updateFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      }),
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
        button: { label: t('admin.undo'), name, isUndo: true, onPress },
      });
    },
    onSettled: () => void bookings.refresh(),
  });
  const propose = (booking: Booking, proposal: Proposal, onSuccess: () => void) => {
    if (!bookings.isChanging(booking)) mutate({ booking, proposal }, { onSuccess });
  };
  return { propose, isSending: isPending, error, reset };
}

interface DetailsChange {
  booking: Booking;
  details: BookingDetails;
}

/** Stores guests and answers of a booking. Nobody is told. */
export function useEditDetails(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useDiaryText();
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: [...bookings.key, 'details'],
    mutationFn: ({ booking, details }: DetailsChange) =>
      call(api.editBookingDetails, { params: { id: websiteId, bookingId: booking.id }, body: details }),
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

/** Notes that a customer did not come, or takes that back. Nobody is told. */
export function useNoShow(websiteId: number) {
  const queryClient = useQueryClient();
  const taps = use(TapsContext);
  const showToast = useToast();
  const t = useText();
  const { mutate } = useMutation({
    mutationFn: ({ id, noShow }: Pick<Booking, 'id' | 'noShow' | 'customerName'>) =>
      call(api.setNoShow, { params: { id: websiteId, bookingId: id }, body: { noShow } }),
    onSuccess: async (booking) => {
      const { id, customerName: name, noShow } = booking;
      const button = {
        label: t('admin.undo'),
        name: t('admin.bookings.noShowUndo', { name }),
        isUndo: true,
        onPress: () => mutate({ id, noShow: false, customerName: name }),
      };
      showToast(
        noShow
          ? { title: t('admin.bookings.noShowSaved'), seconds: UNDO_SECONDS, button }
          : { title: t('admin.bookings.noShowTaken') },
      );
      await refreshList(queryClient, websiteId, 'bookings');
    },
    onError: (error, { id, noShow, customerName: name }) => {
      if (taps && isUnsent(error)) return taps.add({ kind: 'no-show', id, name, noShow });
      showToast({
        title: t('admin.bookings.noShowFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
  });
  return ({ id, customerName }: Booking, noShow: boolean) => mutate({ id, noShow, customerName });
}
