import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '@/app/lib/call';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import { setNoShow } from '@/contracts/endpoints/bookings';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useText } from '../use-text';
import { TapsContext } from './taps-context';
import { isUnsent } from './use-taps';
import { refreshList } from './website-lists';

/** Notes that a customer did not come, or takes that back. Nobody is told. */
export function useNoShow(websiteId: number) {
  const queryClient = useQueryClient();
  const taps = use(TapsContext);
  const showToast = useToast();
  const t = useText();
  const { mutate } = useMutation({
    mutationFn: ({ id, noShow }: Pick<Booking, 'id' | 'noShow' | 'customerName'>) =>
      call(setNoShow, { params: { id: websiteId, bookingId: id }, body: { noShow } }),
    onSuccess: async (booking) => {
      const { id, customerName: name, noShow } = booking;
      const button = {
        label: t('admin.undo'),
        name: t('admin.bookings.noShowUndo', { name }),
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
      showToast({ title: t('admin.bookings.noShowFailed'), description: failureDetail(error), tone: 'bad' });
    },
  });
  return ({ id, customerName }: Booking, noShow: boolean) => mutate({ id, noShow, customerName });
}
