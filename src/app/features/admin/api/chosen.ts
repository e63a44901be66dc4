import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/app/lib/call';
import { failureDetail } from '@/app/lib/failure-text';
import type { Booking, BookingStatus } from '@/contracts/bookings';
import { type Left, MAX_CHOSEN } from '@/contracts/chosen';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { updateChosenBookings } from '@/contracts/endpoints/bookings';
import { markChosenRead, markSpam, releaseSpam } from '@/contracts/endpoints/messages';
import { updateChosenOrders } from '@/contracts/endpoints/orders';
import type { Order } from '@/contracts/orders';
import { type OrderStatus, statusBefore } from '@/core/orders';
import { useToast } from '@/ui/toast';
import { useChosenText } from '../use-chosen-text';
import { useShownBookings } from './bookings';
import { UNDO_SECONDS, withItems, withoutItems } from './list-pages';
import { showMessageToday, showOrderToday } from './today';
import { changeLists, LISTS, type ListItems, type ListName, listKey, refreshList } from './website-lists';

interface Changed<Item> {
  items: Item[];
  left: Left;
}

interface OrdersChange {
  orders: readonly Order[];
  status: OrderStatus;
  /** It takes the last step back. */
  isUndo?: boolean;
  /** A bank statement has shown the payments. */
  isMatched?: boolean | undefined;
}

interface Settled<Item> {
  /** Gets what was changed; what was left is not among it. */
  onChanged?: (items: Item[]) => void;
}

/** Takes several orders one step on; a step that is pressed by mistake is taken back for all of them. */
export function useUpdateChosenOrders(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const key = listKey(websiteId, 'orders');
  const mutationKey = [...key, 'chosen'];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ orders, status, isUndo, isMatched }: OrdersChange) =>
      changeInParts(orders, (part) =>
        call(updateChosenOrders, {
          params: { id: websiteId },
          body: {
            ids: part.map(({ id }) => id),
            status,
            ...(isUndo && { undo: true }),
            ...(isMatched && { isMatched }),
          },
        }),
      ),
    onSuccess: async ({ items, left }, { status, isUndo }) => {
      await queryClient.cancelQueries({ queryKey: key });
      changeLists(queryClient, websiteId, 'orders', (pages) => withItems(pages, items));
      for (const order of items) showOrderToday(queryClient, websiteId, order);
      const before = statusBefore(status);
      const notice = describeLeft(items, left, tc);
      if (isUndo || status === 'pending') return void showToast({ title: tc('chosen.takenBack'), ...notice });
      const title = tc(`chosen.orders.done.${status}`, { count: items.length });
      const undo = () => mutate({ orders: items, status: before ?? 'pending', isUndo: true });
      showToast({ title, ...notice, ...(items.length > 0 && undoButton(tc, undo)) });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.failed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, 'orders'),
  });

  const updateOrders = (
    orders: readonly Order[],
    status: OrderStatus,
    { onChanged, isMatched }: Settled<Order> & Pick<OrdersChange, 'isMatched'> = {},
  ) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey }))
      mutate({ orders, status, isMatched }, { onSuccess: ({ items }) => onChanged?.(items) });
  };
  return { updateOrders, isUpdating: isPending };
}

/** A booking as it was on the screen, and the status that it is to get. */
interface BookingChange {
  booking: Booking;
  status: BookingStatus;
}

interface BookingsChange {
  changes: readonly BookingChange[];
  /** Those who are cancelled read it in their mail. */
  words: string;
  isUndo?: boolean;
}

/** Confirms or cancels several bookings; each gets its former status back when it was a mistake. */
export function useUpdateChosenBookings(websiteId: number) {
  const queryClient = useQueryClient();
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const tc = useChosenText();
  const mutationKey = [...bookings.key, 'chosen'];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ changes, words }: BookingsChange) =>
      changeInParts(changes, (part) =>
        call(updateChosenBookings, {
          params: { id: websiteId },
          body: {
            bookings: part.map(({ booking, status }) => ({
              id: booking.id,
              changes: booking.changes,
              status,
            })),
            ...(words !== '' && { words }),
          },
        }),
      ),
    onSuccess: async ({ items, left }, { changes, isUndo }) => {
      await bookings.cancelReads();
      for (const booking of items) bookings.show(booking);
      const notice = describeLeft(items, left, tc);
      if (isUndo) return void showToast({ title: tc('chosen.takenBack'), ...notice });
      const statusById = new Map(changes.map(({ booking }) => [booking.id, booking.status]));
      const undo = () => {
        const back = items.map((booking) => ({
          booking,
          status: statusById.get(booking.id) ?? booking.status,
        }));
        mutate({ changes: back, words: '', isUndo: true });
      };
      const isConfirmed = changes[0]?.status === 'confirmed';
      const title = tc(`chosen.bookings.done.${isConfirmed ? 'confirmed' : 'cancelled'}`, {
        count: items.length,
      });
      showToast({ title, ...notice, ...(items.length > 0 && undoButton(tc, undo)) });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.failed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void bookings.refresh(),
  });

  const updateBookings = (
    changed: readonly Booking[],
    status: BookingStatus,
    words: string,
    { onChanged }: Settled<Booking> = {},
  ) => {
    const changes = changed.map((booking) => ({ booking, status }));
    if (!queryClient.isMutating({ mutationKey }))
      mutate({ changes, words }, { onSuccess: ({ items }) => onChanged?.(items) });
  };
  return { updateBookings, isUpdating: isPending };
}

/** Marks several messages as read. */
export function useMarkChosenRead(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const key = listKey(websiteId, 'contact-submissions');
  const mutationKey = [...key, 'chosen'];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (messages: readonly ContactSubmission[]) =>
      changeInParts(messages, (part) =>
        call(markChosenRead, { params: { id: websiteId }, body: { ids: part.map(({ id }) => id) } }),
      ),
    onSuccess: async ({ items, left }) => {
      await queryClient.cancelQueries({ queryKey: key });
      changeLists(queryClient, websiteId, 'contact-submissions', (pages) => withItems(pages, items));
      for (const { id } of items) showMessageToday(queryClient, websiteId, id, true);
      const title = tc('chosen.messages.done', { count: items.length });
      showToast({ title, ...describeLeft([], left, tc) });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.failed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, 'contact-submissions'),
  });

  const markRead = (
    messages: readonly ContactSubmission[],
    { onChanged }: Settled<ContactSubmission> = {},
  ) => {
    if (!queryClient.isMutating({ mutationKey }))
      mutate(messages, { onSuccess: ({ items }) => onChanged?.(items) });
  };
  return { markRead, isMarking: isPending };
}

/** Calls messages spam: they leave the list, and come back by Undo with all others from their addresses. */
export function useMarkSpam(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const key = listKey(websiteId, 'contact-submissions');
  const mutationKey = [...key, 'spam'];
  const release = useReleaseSpam(websiteId);

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (messages: readonly Pick<ContactSubmission, 'id'>[]) =>
      call(markSpam, { params: { id: websiteId }, body: { ids: messages.map(({ id }) => id) } }),
    onSuccess: async ({ ids, left }) => {
      await queryClient.cancelQueries({ queryKey: key });
      changeLists(queryClient, websiteId, 'contact-submissions', (pages) => withoutItems(pages, ids));
      const undo = () => release.releaseSpam(ids.map((id) => ({ id })));
      showToast({
        title: tc('chosen.messages.spamDone', { count: ids.length }),
        description: tc('chosen.messages.spamText'),
        ...describeLeft([], left, tc),
        ...undoButton(tc, undo),
      });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.failed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, 'contact-submissions'),
  });

  const start = (messages: readonly ContactSubmission[], { onChanged }: Settled<ContactSubmission> = {}) => {
    if (queryClient.isMutating({ mutationKey })) return;
    const onSuccess = ({ ids }: { ids: number[] }) =>
      onChanged?.(messages.filter(({ id }) => ids.includes(id)));
    mutate(messages, { onSuccess });
  };
  return { markSpam: start, isMarking: isPending };
}

/** Brings back what was called spam by mistake, and all others from those addresses. */
export function useReleaseSpam(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const key = listKey(websiteId, 'contact-submissions');
  const mutationKey = [...key, 'release'];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (messages: readonly Pick<ContactSubmission, 'id'>[]) =>
      call(releaseSpam, { params: { id: websiteId }, body: { ids: messages.map(({ id }) => id) } }),
    onSuccess: async ({ ids }) => {
      await queryClient.cancelQueries({ queryKey: key });
      changeLists(queryClient, websiteId, 'contact-submissions', (pages) =>
        pages?.pages.some(({ items }) => items.some(({ isSpam }) => isSpam))
          ? withoutItems(pages, ids)
          : pages,
      );
      showToast({ title: tc('chosen.messages.released', { count: ids.length }) });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.failed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, 'contact-submissions'),
  });

  const start = (messages: readonly Pick<ContactSubmission, 'id'>[], onReleased?: () => void) => {
    if (!queryClient.isMutating({ mutationKey })) mutate(messages, { onSuccess: onReleased });
  };
  return { releaseSpam: start, isReleasing: isPending };
}

interface Deleting<Item> {
  onDeleted: (items: Item[]) => void;
  onSettled: () => void;
}

/** Deletes several items of a list; those that stay are left with the reason. */
export function useDeleteChosen<Name extends ListName>(websiteId: number, name: Name) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const key = listKey(websiteId, name);
  const mutationKey = [...key, 'delete-chosen'];
  const { texts, deleteChosen } = LISTS[name];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (items: readonly ListItems[Name][]) =>
      deleteChosen(
        websiteId,
        items.map(({ id }) => id),
      ),
    onSuccess: async ({ ids, left }) => {
      await queryClient.cancelQueries({ queryKey: key });
      changeLists(queryClient, websiteId, name, (pages) => withoutItems(pages, ids));
      const title = tc(`chosen.${texts}.deleted`, { count: ids.length });
      showToast({ title, ...describeLeft([], left, tc) });
    },
    onError: (error) =>
      showToast({ title: tc('chosen.deleteFailed'), description: failureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, name),
  });

  const start = (items: readonly ListItems[Name][], { onDeleted, onSettled }: Deleting<ListItems[Name]>) => {
    if (queryClient.isMutating({ mutationKey })) return;
    mutate(items, {
      onSuccess: ({ ids }) => onDeleted(items.filter(({ id }) => ids.includes(id))),
      onSettled,
    });
  };
  return { deleteChosen: start, isDeleting: isPending };
}

/** Changes the chosen items in as many calls as it takes, one after the other. */
async function changeInParts<Chosen, Item>(
  chosen: readonly Chosen[],
  change: (part: readonly Chosen[]) => Promise<Changed<Item>>,
): Promise<Changed<Item>> {
  const all: Changed<Item> = { items: [], left: [] };
  for (let start = 0; start < chosen.length; start += MAX_CHOSEN) {
    const { items, left } = await change(chosen.slice(start, start + MAX_CHOSEN));
    all.items.push(...items);
    all.left.push(...left);
  }
  return all;
}

/** Says in a notice what was left and why, or whose customer has to be told in another way. */
function describeLeft(
  items: readonly { isCustomerTold: boolean }[],
  left: Left,
  tc: ReturnType<typeof useChosenText>,
) {
  const [first] = left;
  if (first) {
    const description = tc('chosen.left', { count: left.length, reason: first.message });
    return { description, tone: 'bad' as const };
  }
  const count = items.filter(({ isCustomerTold }) => !isCustomerTold).length;
  return count > 0 ? { description: tc('chosen.notTold', { count }), tone: 'bad' as const } : {};
}

function undoButton(tc: ReturnType<typeof useChosenText>, onPress: () => void) {
  return { seconds: UNDO_SECONDS, button: { label: tc('chosen.undo'), name: tc('chosen.undoAll'), onPress } };
}
