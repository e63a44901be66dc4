import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/app/lib/call';
import type { Booking } from '@/contracts/bookings';
import type { ChosenDeleted, Left } from '@/contracts/chosen';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { updateChosenBookings } from '@/contracts/endpoints/bookings';
import { markChosenRead, markSpam, releaseSpam } from '@/contracts/endpoints/messages';
import { updateChosenOrders } from '@/contracts/endpoints/orders';
import type { Order } from '@/contracts/orders';
import type { BookingStatus } from '@/core/bookings';
import { findStatusBefore, type OrderStatus } from '@/core/orders';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useChosenText } from '../use-chosen-text';
import { useShownBookings } from './bookings';
import { type Changed, changeInParts, toId } from './change-in-parts';
import { withItems, withoutItems } from './list-pages';
import { openOrdersOptions, withOpen } from './open-orders';
import { showMessageToday, showOrderToday } from './today';
import { useListChange } from './use-list-change';
import { changeLists, LISTS, type ListItems, type ListName } from './website-lists';

interface OrdersChange extends Settled<Order> {
  orders: readonly Order[];
  status: OrderStatus;
  /** True when it takes the last step back. */
  isUndo?: boolean;
  /** True when a bank statement has shown the payments. */
  isMatched?: boolean | undefined;
  /** Is called with the orders whose last step was taken back. */
  onTakenBack?: ((orders: Order[]) => void) | undefined;
}

interface Settled<Item> {
  /** Is called with the changed items; the ones that could not be changed are not among them. */
  onChanged?: ((items: Item[]) => void) | undefined;
}

/** Moves several orders on by one step; a step that was pressed by mistake is taken back for all of them. */
export function useUpdateChosenOrders(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();

  const { start, mutate, isPending } = useListChange<OrdersChange, Changed<Order>>(websiteId, 'orders', {
    purpose: 'chosen',
    failed: tc('chosen.failed'),
    change: ({ orders, status, isUndo, isMatched }) =>
      changeInParts(orders, toId, (part) =>
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
    show({ items, left }, { status, isUndo, onChanged, onTakenBack }) {
      changeLists(queryClient, websiteId, 'orders', (pages) => withItems(pages, items));
      for (const order of items) showOrderToday(queryClient, websiteId, order);
      const before = findStatusBefore(status);
      const notice = describeLeft(items, left, tc);
      if (isUndo || status === 'pending') {
        showToast({ title: tc('chosen.takenBack'), ...notice });
        onTakenBack?.(items);
        return;
      }
      // A second payment must not find them waiting until the list is read again.
      const changedIds = new Set(items.map(({ id }) => id));
      queryClient.setQueryData(
        openOrdersOptions(websiteId).queryKey,
        (orders) =>
          orders &&
          withOpen(
            orders,
            orders.open.filter(({ id }) => !changedIds.has(id)),
          ),
      );
      const title = tc(`chosen.orders.done.${status}`, { count: items.length });
      const undo = () => mutate({ orders: items, status: before ?? 'pending', isUndo: true, onTakenBack });
      showToast({ title, ...notice, ...(items.length > 0 && undoButton(tc, undo)) });
      onChanged?.(items);
    },
  });

  const updateOrders = (
    orders: readonly Order[],
    status: OrderStatus,
    callbacks: Pick<OrdersChange, 'isMatched' | 'onChanged' | 'onTakenBack'> = {},
  ) => start({ orders, status, ...callbacks });
  return { updateOrders, isUpdating: isPending };
}

/** The booking is as it was on the screen; the status is the one that it is to get. */
interface BookingChange {
  booking: Booking;
  status: BookingStatus;
}

interface BookingsChange {
  changes: readonly BookingChange[];
  /** The customers whose bookings are cancelled read these words in their mail. */
  words: string;
  /** Is called when none was left as it is. */
  onAllChanged?: (() => void) | undefined;
  /** Is called when the owner takes the change back. */
  onTakenBack?: (() => void) | undefined;
  isUndo?: boolean;
}

type BookingsCallbacks = Settled<Booking> & Pick<BookingsChange, 'onAllChanged' | 'onTakenBack'>;

/** Confirms or cancels several bookings; each gets its former status back when it was a mistake. */
export function useUpdateChosenBookings(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const tc = useChosenText();

  const { start, mutate, isPending } = useListChange<BookingsChange, Changed<Booking>>(
    websiteId,
    'bookings',
    {
      purpose: 'chosen',
      failed: tc('chosen.failed'),
      change: ({ changes, words }) =>
        changeInParts(
          changes,
          ({ booking: { id } }) => id,
          (part) =>
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
      show({ items, left }, { changes, isUndo, onAllChanged, onTakenBack }) {
        for (const booking of items) bookings.show(booking);
        const notice = describeLeft(items, left, tc);
        if (isUndo) {
          showToast({ title: tc('chosen.takenBack'), ...notice });
          onTakenBack?.();
          return;
        }
        if (left.length === 0) onAllChanged?.();
        const statusById = new Map(changes.map(({ booking }) => [booking.id, booking.status]));
        const undo = () => {
          const back = items.map((booking) => ({
            booking,
            status: statusById.get(booking.id) ?? booking.status,
          }));
          mutate({ changes: back, words: '', isUndo: true, onTakenBack });
        };
        const isConfirmed = changes[0]?.status === 'confirmed';
        const title = tc(`chosen.bookings.done.${isConfirmed ? 'confirmed' : 'cancelled'}`, {
          count: items.length,
        });
        showToast({ title, ...notice, ...(items.length > 0 && undoButton(tc, undo)) });
      },
    },
  );

  const updateBookings = (
    changed: readonly Booking[],
    status: BookingStatus,
    words: string,
    { onChanged, onAllChanged, onTakenBack }: BookingsCallbacks = {},
  ) => {
    const changes = changed.map((booking) => ({ booking, status }));
    start({ changes, words, onAllChanged, onTakenBack }, { onSuccess: ({ items }) => onChanged?.(items) });
  };
  return { updateBookings, isUpdating: isPending };
}

type ChosenMessage = Pick<ContactSubmission, 'id'>;

const MESSAGES = 'contact-submissions';

/** Marks several messages as read. */
export function useMarkChosenRead(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();

  const { start, isPending } = useListChange<readonly ChosenMessage[], Changed<ContactSubmission>>(
    websiteId,
    MESSAGES,
    {
      purpose: 'chosen',
      failed: tc('chosen.failed'),
      change: (messages) =>
        changeInParts(messages, toId, (part) =>
          call(markChosenRead, { params: { id: websiteId }, body: { ids: part.map(({ id }) => id) } }),
        ),
      show({ items, left }) {
        changeLists(queryClient, websiteId, MESSAGES, (pages) => withItems(pages, items));
        for (const { id } of items) showMessageToday(queryClient, websiteId, id, true);
        const title = tc('chosen.messages.done', { count: items.length });
        showToast({ title, ...describeLeft([], left, tc) });
      },
    },
  );

  const markRead = (messages: readonly ContactSubmission[], { onChanged }: Settled<ContactSubmission> = {}) =>
    start(messages, { onSuccess: ({ items }) => onChanged?.(items) });
  return { markRead, isMarking: isPending };
}

/** Marks messages as spam: they leave the list, and Undo brings them back with all others from their addresses. */
export function useMarkSpam(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const release = useReleaseSpam(websiteId);

  const { start, isPending } = useListChange<readonly ChosenMessage[], ChosenDeleted>(websiteId, MESSAGES, {
    purpose: 'spam',
    failed: tc('chosen.failed'),
    change: (messages) =>
      call(markSpam, { params: { id: websiteId }, body: { ids: messages.map(({ id }) => id) } }),
    show({ ids, left }) {
      changeLists(queryClient, websiteId, MESSAGES, (pages) => withoutItems(pages, ids));
      const undo = () => release.releaseSpam(ids.map((id) => ({ id })));
      showToast({
        title: tc('chosen.messages.spamDone', { count: ids.length }),
        description: tc('chosen.messages.spamText'),
        ...describeLeft([], left, tc),
        ...undoButton(tc, undo),
      });
    },
  });

  const mark = (messages: readonly ContactSubmission[], { onChanged }: Settled<ContactSubmission> = {}) =>
    start(messages, {
      onSuccess: ({ ids }) => onChanged?.(messages.filter(({ id }) => ids.includes(id))),
    });
  return { markSpam: mark, isMarking: isPending };
}

/** Brings back messages that were marked as spam by mistake, and all others from their addresses. */
export function useReleaseSpam(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();

  const { start, isPending } = useListChange<readonly ChosenMessage[], Pick<ChosenDeleted, 'ids'>>(
    websiteId,
    MESSAGES,
    {
      purpose: 'release',
      failed: tc('chosen.failed'),
      change: (messages) =>
        call(releaseSpam, { params: { id: websiteId }, body: { ids: messages.map(({ id }) => id) } }),
      show({ ids }) {
        changeLists(queryClient, websiteId, MESSAGES, (pages) =>
          pages?.pages.some(({ items }) => items.some(({ isSpam }) => isSpam))
            ? withoutItems(pages, ids)
            : pages,
        );
        showToast({ title: tc('chosen.messages.released', { count: ids.length }) });
      },
    },
  );

  const release = (messages: readonly ChosenMessage[], onReleased?: () => void) =>
    start(messages, { onSuccess: onReleased });
  return { releaseSpam: release, isReleasing: isPending };
}

interface Deleting<Item> {
  onDeleted: (items: Item[]) => void;
  onSettled: () => void;
}

/** Deletes several items of a list. The notice names the reason for those that stay. */
export function useDeleteChosen<Name extends ListName>(websiteId: number, name: Name) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const tc = useChosenText();
  const { texts, deleteChosen } = LISTS[name];

  const { start, isPending } = useListChange<readonly ListItems[Name][], ChosenDeleted>(websiteId, name, {
    purpose: 'delete-chosen',
    failed: tc('chosen.deleteFailed'),
    change: (items) =>
      deleteChosen(
        websiteId,
        items.map(({ id }) => id),
      ),
    show({ ids, left }) {
      changeLists(queryClient, websiteId, name, (pages) => withoutItems(pages, ids));
      const title = tc(`chosen.${texts}.deleted`, { count: ids.length });
      showToast({ title, ...describeLeft([], left, tc) });
    },
  });

  const remove = (items: readonly ListItems[Name][], { onDeleted, onSettled }: Deleting<ListItems[Name]>) =>
    start(items, {
      onSuccess: ({ ids }) => onDeleted(items.filter(({ id }) => ids.includes(id))),
      onSettled,
    });
  return { deleteChosen: remove, isDeleting: isPending };
}

/** Says in a notice what could not be changed and why, or whose customer has to be told in another way. */
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
  const button = { label: tc('chosen.undo'), name: tc('chosen.undoAll'), isUndo: true, onPress };
  return { seconds: UNDO_SECONDS, button };
}
