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
import { type AnswerCallbacks, useShownBookings } from './bookings';
import { TapsContext } from './taps-context';
import { isUnsent } from './use-taps';
import { refreshList } from './website-lists';

interface TimesProposal extends AnswerCallbacks {
  booking: Booking;
  proposal: Proposal;
  /** Is called with the booking that waits again when the owner takes the times back. */
  onTakenBack: (booking: Booking) => void;
}

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
    mutationFn: ({ booking }: Pick<TimesProposal, 'booking' | 'onTakenBack'>) =>
      call(api.withdrawTimes, { params: toParams(booking) }),
    onSuccess: async (booking, { onTakenBack }) => {
      await show(booking);
      showToast({ title: t('admin.bookings.takenBack') });
      onTakenBack(booking);
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
    mutationFn: ({ booking, proposal }: TimesProposal) =>
      call(api.proposeTimes, { params: toParams(booking), body: proposal }),
    onSuccess: async (booking, { onSuccess, onTakenBack }) => {
      await show(booking);
      const name = td('diary.propose.undoOf', { name: booking.customerName });
      const onPress = () => withdrawal.mutate({ booking, onTakenBack });
      showToast({
        title: td('diary.propose.done'),
        seconds: UNDO_SECONDS,
        button: { label: t('admin.undo'), name, isUndo: true, onPress },
      });
      onSuccess();
    },
    onError: (error, { isFailureShown }) => {
      if (isFailureShown?.()) return;
      showToast({ title: td('diary.propose.failed'), description: findFailureDetail(error), tone: 'bad' });
    },
    onSettled: () => void bookings.refresh(),
  });
  const propose = (proposal: TimesProposal) => {
    if (!bookings.isChanging(proposal.booking)) mutate(proposal);
  };
  return { propose, isSending: isPending, error, reset };
}

interface DetailsChange extends AnswerCallbacks {
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
    onSuccess: async (booking, { onSuccess }) => {
      await bookings.cancelReads();
      bookings.show(booking);
      showToast({ title: t('diary.details.done') });
      onSuccess();
    },
    onError: (error, { isFailureShown }) => {
      if (isFailureShown?.()) return;
      showToast({ title: t('diary.details.failed'), description: findFailureDetail(error), tone: 'bad' });
    },
    onSettled: () => void bookings.refresh(),
  });
  const editDetails = (change: DetailsChange) => {
    const { guests, answers } = change.details;
    // Nothing has changed, so there is nothing to wait for.
    if (guests === undefined && answers === undefined) change.onSuccess();
    else if (!bookings.isChanging(change.booking)) mutate(change);
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
