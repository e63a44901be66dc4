import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { Order } from '@/contracts/orders';
import { useToast } from '@/ui/toast';
import type { Deletion } from '../components/deletion';
import { useText } from '../use-text';
import { type OrderPages, withoutOrder } from './order-pages';
import { readListAgain } from './read-list-again';
import { listKey } from './website-lists';

export function useDeleteOrder(websiteId: number): Deletion<Order> {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, 'orders');
  const mutationKey = [...key, 'delete'];

  const { mutate, isPending, data } = useMutation({
    mutationKey,
    mutationFn: async (id: number) => {
      await request<void>('DELETE', `${key.join('/')}/${id}`);
      return id;
    },
    onSuccess: async (id) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<OrderPages>(key, (pages) => withoutOrder(pages, id));
      showToast({ title: t('admin.orders.deleted') });
    },
    onError: () => showToast({ title: t('admin.orders.deleteFailed'), tone: 'bad' }),
    onSettled: () => void readListAgain(queryClient, websiteId, 'orders'),
  });

  const onDelete = ({ id }: Order, onSettled: () => void) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey })) mutate(id, { onSettled });
  };
  return { onDelete, isDeleting: isPending, deletedId: data };
}
