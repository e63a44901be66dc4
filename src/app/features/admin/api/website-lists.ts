import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { call, getCallKey } from '@/app/lib/call';
import type { AlikeInput } from '@/contracts/alike';
import type { Booking } from '@/contracts/bookings';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { type Endpoint, getCallPath } from '@/contracts/endpoint';
import * as bookings from '@/contracts/endpoints/bookings';
import * as exports from '@/contracts/endpoints/exports';
import * as messages from '@/contracts/endpoints/messages';
import * as orders from '@/contracts/endpoints/orders';
import { countWebsiteRecords } from '@/contracts/endpoints/websites';
import type { Order } from '@/contracts/orders';
import type { idParams } from '@/contracts/parameters';
import { fetchPage, type Page } from './list-pages';

/** The calls of each list, and how its texts are named. */
export const LISTS = {
  'contact-submissions': {
    texts: 'messages',
    list: messages.listMessages,
    file: exports.exportMessages,
    deleteItem: (id: number, submissionId: number) =>
      call(messages.deleteMessage, { params: { id, submissionId } }),
    countAlike: (id: number, submissionId: number, signal: AbortSignal) =>
      call(messages.countMessagesAlike, { params: { id, submissionId } }, { signal }),
    changeAlike: (id: number, submissionId: number, body: AlikeInput) =>
      call(messages.deleteMessagesAlike, { params: { id, submissionId }, body }),
  },
  bookings: {
    texts: 'bookings',
    list: bookings.listBookings,
    file: exports.exportBookings,
    deleteItem: (id: number, bookingId: number) =>
      call(bookings.deleteBooking, { params: { id, bookingId } }),
    countAlike: (id: number, bookingId: number, signal: AbortSignal) =>
      call(bookings.countBookingsAlike, { params: { id, bookingId } }, { signal }),
    changeAlike: (id: number, bookingId: number, body: AlikeInput) =>
      call(bookings.refuseBookingsAlike, { params: { id, bookingId }, body }),
  },
  orders: {
    texts: 'orders',
    list: orders.listOrders,
    file: exports.exportOrders,
    deleteItem: (id: number, orderId: number) => call(orders.deleteOrder, { params: { id, orderId } }),
    countAlike: (id: number, orderId: number, signal: AbortSignal) =>
      call(orders.countOrdersAlike, { params: { id, orderId } }, { signal }),
    changeAlike: (id: number, orderId: number, body: AlikeInput) =>
      call(orders.deleteOrdersAlike, { params: { id, orderId }, body }),
  },
} as const;

/** A list as far as all three are called alike. */
type OwnList = Endpoint<{ params: typeof idParams }>;

export const listKey = (id: number, name: ListName) =>
  getCallKey(LISTS[name].list as OwnList, { params: { id } });

export const countsKey = (id: number) => getCallKey(countWebsiteRecords, { params: { id } });

/** The address of a whole list as a file. */
export const exportUrl = (id: number, name: ListName) => getCallPath(LISTS[name].file, { params: { id } });

/** The lists of a website, newest first, and the type of their items. */
export interface ListItems {
  'contact-submissions': ContactSubmission;
  bookings: Booking;
  orders: Order;
}
export type ListName = keyof ListItems;

/** All pages loaded so far as one list. Read afresh whenever the screen opens: visitors do not wait for us. */
export function useWebsiteList<Name extends ListName>(websiteId: number, name: Name) {
  return useInfiniteQuery({
    queryKey: listKey(websiteId, name),
    queryFn: ({ pageParam, signal }) => fetchPage<ListItems[Name]>(pageParam, signal),
    initialPageParam: getCallPath(LISTS[name].list, { params: { id: websiteId } }),
    getNextPageParam: (page) => page.next,
    select: (data: InfiniteData<Page<ListItems[Name]>>) => data.pages.flatMap((page) => page.items),
    refetchOnMount: 'always',
    // A tab that is opened later reads what the screen was given last: that must not be from before the list came.
    notifyOnChangeProps: 'all',
  });
}

export type MessageList = ReturnType<typeof useWebsiteList<'contact-submissions'>>;
export type BookingList = ReturnType<typeof useWebsiteList<'bookings'>>;
export type OrderList = ReturnType<typeof useWebsiteList<'orders'>>;

/**
 * Reads a list again after a change of it, with what came in meanwhile. Only after the last of several changes: the
 * answer would revert those on the screen that are still pending.
 */
export async function refreshList(
  queryClient: QueryClient,
  websiteId: number,
  name: ListName,
): Promise<void> {
  const queryKey = listKey(websiteId, name);
  // The change that has just come to its end is still counted.
  if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: countsKey(websiteId) }),
  ]);
}
/** Deletes items of a list, on the server or in a demo. */
export interface Deletion<Item> {
  /** `onSettled` when it is done, or has failed. */
  onDelete: (item: Item, onSettled: () => void) => void;
  isDeleting?: boolean;
  /** Of the item that was deleted last. */
  deletedId: number | undefined;
}
