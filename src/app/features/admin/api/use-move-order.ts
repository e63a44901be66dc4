import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import type { Order } from '@/contracts/orders';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { type OrderPages, withOrder } from './order-pages';
import { readListAgain } from './read-list-again';
import { listKey } from './website-lists';

interface OrderMove {
  /** As it was on the screen. */
  order: Order;
  status: Order['status'];
}

/** Takes an order one step on: shown at once, and taken back when the call fails. */
export function useMoveOrder(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, 'orders');
  const mutationKey = [...key, 'move'];
  const show = (order: Order) =>
    queryClient.setQueryData<OrderPages>(key, (pages) => withOrder(pages, order));

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ order, status }: OrderMove) =>
      request<Order>('PATCH', `${key.join('/')}/${order.id}`, { status }),
    onMutate: async ({ order, status }) => {
      // An answer that left before this one would bring the old state back.
      await queryClient.cancelQueries({ queryKey: key });
      show({ ...order, status });
    },
    onSuccess: (order) => {
      show(order);
      showToast({ title: t('admin.orders.updated') });
    },
    onError: (error, { order }) => {
      show(order);
      showToast({ title: t('admin.orders.updateFailed'), description: failureDetail(error), tone: 'bad' });
    },
    onSettled: () => void readListAgain(queryClient, websiteId, 'orders'),
  });

  return (order: Order, status: Order['status']) => {
    const isUnderWay = queryClient.isMutating({
      mutationKey,
      predicate: (mutation) => (mutation.state.variables as OrderMove).order.id === order.id,
    });
    if (!isUnderWay) mutate({ order, status });
  };
}
