import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { markMessageRead } from '@/contracts/endpoints/messages';
import { updateOrder } from '@/contracts/endpoints/orders';
import type { Order } from '@/contracts/orders';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useText } from '../use-text';
import { withMessageRead, withOrder, withoutItem } from './list-pages';
import { TapsContext } from './taps-context';
import { showMessageToday, showOrderToday } from './today';
import { useListChange } from './use-list-change';
import { isUnsent } from './use-taps';
import {
  changeLists,
  type Deletion,
  LISTS,
  type ListItems,
  type ListName,
  listKey,
  refreshList,
} from './website-lists';

/** One call deletes items of these lists. A deleted booking frees its time, so it has a call of its own. */
type List = Exclude<ListName, 'bookings'>;

/** Deletes an item of a list by its call and takes it off the screen. */
export function useDeleteItem<Name extends List>(websiteId: number, name: Name): Deletion<ListItems[Name]> {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const { texts, deleteItem } = LISTS[name];

  const { start, isPending, data } = useListChange<number, number>(websiteId, name, {
    purpose: 'delete',
    failed: t(`admin.${texts}.deleteFailed`),
    async change(id) {
      await deleteItem(websiteId, id);
      return id;
    },
    show(id) {
      changeLists(queryClient, websiteId, name, (pages) => withoutItem(pages, id));
      showToast({ title: t(`admin.${texts}.deleted`) });
    },
  });

  const onDelete = ({ id }: ListItems[Name], onSettled: () => void) => start(id, { onSettled });
  return { onDelete, isDeleting: isPending, deletedId: data };
}

type ReadMessage = Pick<ContactSubmission, 'id' | 'name'>;

/** Shows the message as read at once and reverts that when the call fails; without a connection it waits. */
export function useMarkMessageRead(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const taps = use(TapsContext);
  const key = listKey(websiteId, 'contact-submissions');
  const mutationKey = [...key, 'read'];
  const show = (id: number, isRead: boolean) => {
    changeLists(queryClient, websiteId, 'contact-submissions', (pages) => withMessageRead(pages, id, isRead));
    showMessageToday(queryClient, websiteId, id, isRead);
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: ReadMessage) =>
      call(markMessageRead, { params: { id: websiteId, submissionId: id }, body: { isRead: true } }),
    onMutate: async ({ id }) => {
      // An answer that left before this one would bring the old state back.
      await queryClient.cancelQueries({ queryKey: key });
      show(id, true);
    },
    onSuccess: () => showToast({ title: t('admin.messages.marked') }),
    onError: (error, { id, name }) => {
      show(id, false);
      if (taps && isUnsent(error)) return taps.add({ kind: 'read', id, name });
      showToast({
        title: t('admin.messages.markFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
    onSettled: () => void refreshList(queryClient, websiteId, 'contact-submissions'),
  });

  return (message: ReadMessage) => {
    const isUnderWay = queryClient.isMutating({
      mutationKey,
      predicate: (mutation) => (mutation.state.variables as ReadMessage).id === message.id,
    });
    if (!isUnderWay) mutate(message);
  };
}

interface OrderMove {
  /** The order is as it was on the screen. */
  order: Order;
  status: Order['status'];
  /** True when it takes the last step back. */
  isUndo?: boolean;
  /** Is called with the error or null at the end; no notice is shown if it returns true. */
  onEnd?: ((error: Error | null) => boolean) | undefined;
}

/**
 * Moves an order on by one step. The screen shows it at once and reverts it when the call fails; without a connection
 * it waits.
 */
export function useMoveOrder(websiteId: number) {
  const queryClient = useQueryClient();
  const taps = use(TapsContext);
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, 'orders');
  const mutationKey = [...key, 'move'];
  const show = (order: Order) => {
    changeLists(queryClient, websiteId, 'orders', (pages) => withOrder(pages, order));
    showOrderToday(queryClient, websiteId, order);
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ order, status, isUndo }: OrderMove) =>
      call(updateOrder, {
        params: { id: websiteId, orderId: order.id },
        body: isUndo ? { status, undo: true } : { status },
      }),
    onMutate: async ({ order, status }) => {
      // An answer that left before this one would bring the old state back.
      await queryClient.cancelQueries({ queryKey: key });
      show({ ...order, status });
    },
    onSuccess: (order, { order: before, isUndo, onEnd }) => {
      show(order);
      if (onEnd?.(null)) return;
      if (isUndo) return void showToast({ title: t('admin.orders.takenBack') });
      const name = t('admin.orders.undoOf', { number: String(order.orderNumber) });
      const onPress = () => mutate({ order, status: before.status, isUndo: true });
      showToast({
        ...(order.isCustomerTold
          ? { title: t('admin.orders.updated') }
          : { title: t('admin.orders.updated'), description: t('admin.notTold'), tone: 'bad' as const }),
        seconds: UNDO_SECONDS,
        button: { label: t('admin.undo'), name, isUndo: true, onPress },
      });
    },
    onError: (error, { order, status, isUndo, onEnd }) => {
      show(order);
      const { id, orderNumber } = order;
      if (taps && isUnsent(error) && !isUndo)
        return taps.add({ kind: 'step', id, name: String(orderNumber), status });
      if (onEnd?.(error)) return;
      showToast({
        title: t('admin.orders.updateFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
    onSettled: () => void refreshList(queryClient, websiteId, 'orders'),
  });

  return (order: Order, status: Order['status'], isUndo = false, onEnd?: OrderMove['onEnd']) => {
    const isUnderWay = queryClient.isMutating({
      mutationKey,
      predicate: (mutation) => (mutation.state.variables as OrderMove).order.id === order.id,
    });
    if (!isUnderWay) mutate({ order, status, isUndo, onEnd });
  };
}
