import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { call, getCallKey, useCall } from '@/app/lib/call';
import type { AlikeInput } from '@/contracts/alike';
import { type AnswerOf, getCallPath, type QueryOf } from '@/contracts/endpoint';
import * as bookings from '@/contracts/endpoints/bookings';
import * as exports from '@/contracts/endpoints/exports';
import * as messages from '@/contracts/endpoints/messages';
import * as orders from '@/contracts/endpoints/orders';
import { countWebsiteRecords, type WebsiteCounts } from '@/contracts/endpoints/websites';
import {
  createListReader,
  forgetChanged,
  type ListPages,
  type ListReader,
  mergeChanged,
  type Page,
} from './list-pages';
import { refreshToday } from './today';

/** These calls read the lists of a website, newest first. */
const CALLS = {
  'contact-submissions': messages.listMessages,
  bookings: bookings.listBookings,
  orders: orders.listOrders,
};

export type ListName = keyof typeof CALLS;

export type ListItems = { [Name in ListName]: AnswerOf<(typeof CALLS)[Name]>[number] };

/** The owner chooses items of a list by words, and by whatever else its call can filter by. */
export type ListQueries = { [Name in ListName]: QueryOf<(typeof CALLS)[Name]> };

const READERS: { [Name in ListName]: ListReader<ListQueries[Name], ListItems[Name]> } = {
  'contact-submissions': createListReader(CALLS['contact-submissions']),
  bookings: createListReader(CALLS.bookings),
  orders: createListReader(CALLS.orders),
};

/** Each list has these other calls, and its texts have these names. */
export const LISTS = {
  'contact-submissions': {
    texts: 'messages',
    file: exports.exportMessages,
    deleteItem: (id: number, submissionId: number) =>
      call(messages.deleteMessage, { params: { id, submissionId } }),
    deleteChosen: (id: number, ids: number[]) =>
      call(messages.deleteChosenMessages, { params: { id }, body: { ids } }),
    countAlike: (id: number, submissionId: number, signal: AbortSignal) =>
      call(messages.countMessagesAlike, { params: { id, submissionId } }, { signal }),
    changeAlike: (id: number, submissionId: number, body: AlikeInput) =>
      call(messages.deleteMessagesAlike, { params: { id, submissionId }, body }),
  },
  bookings: {
    texts: 'bookings',
    file: exports.exportBookings,
    deleteItem: (id: number, bookingId: number) =>
      call(bookings.deleteBooking, { params: { id, bookingId } }),
    deleteChosen: (id: number, ids: number[]) =>
      call(bookings.deleteChosenBookings, { params: { id }, body: { ids } }),
    countAlike: (id: number, bookingId: number, signal: AbortSignal) =>
      call(bookings.countBookingsAlike, { params: { id, bookingId } }, { signal }),
    changeAlike: (id: number, bookingId: number, body: AlikeInput) =>
      call(bookings.refuseBookingsAlike, { params: { id, bookingId }, body }),
  },
  orders: {
    texts: 'orders',
    file: exports.exportOrders,
    deleteItem: (id: number, orderId: number) => call(orders.deleteOrder, { params: { id, orderId } }),
    deleteChosen: (id: number, ids: number[]) =>
      call(orders.deleteChosenOrders, { params: { id }, body: { ids } }),
    countAlike: (id: number, orderId: number, signal: AbortSignal) =>
      call(orders.countOrdersAlike, { params: { id, orderId } }, { signal }),
    changeAlike: (id: number, orderId: number, body: AlikeInput) =>
      call(orders.deleteOrdersAlike, { params: { id, orderId }, body }),
  },
} as const;

export const listKey = (id: number, name: ListName) => READERS[name].getKey(id);

export const getCountsKey = (id: number) => getCallKey(countWebsiteRecords, { params: { id } });

/** Reads how many items the lists have and how many of them wait; undefined while that is unknown, or not asked for. */
export function useWebsiteCounts(websiteId: number, isAsked = true): WebsiteCounts | undefined {
  return useCall(countWebsiteRecords, { params: { id: websiteId } }, { enabled: isAsked }).data;
}

/** Returns the address of a whole list as a file. */
export const getExportUrl = (id: number, name: ListName) => getCallPath(LISTS[name].file, { params: { id } });

/** This key is below the list's, so that a refresh of the list refreshes the search results too. */
const getFoundKey = (id: number, name: ListName) => [...listKey(id, name), 'found'];

function listOptions<Name extends ListName>(websiteId: number, name: Name) {
  const { getAddress, fetchPage } = READERS[name];
  return infiniteQueryOptions({
    queryKey: listKey(websiteId, name),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: getAddress(websiteId, {}),
    getNextPageParam: (page: Page<ListItems[Name]>) => page.next,
  });
}

function getFoundOptions<Name extends ListName>(websiteId: number, name: Name, query: ListQueries[Name]) {
  const { getAddress, fetchPage } = READERS[name];
  const address = getAddress(websiteId, query);
  return infiniteQueryOptions({
    ...listOptions(websiteId, name),
    queryKey: [...getFoundKey(websiteId, name), address],
    queryFn: async ({ pageParam, queryKey, client, signal }) => {
      const answer = await fetchPage(pageParam, signal);
      const before = client.getQueryData<ListPages<ListItems[Name]>>(queryKey);
      return mergeChanged(before?.pages[before.pageParams.indexOf(pageParam)], answer);
    },
    initialPageParam: address,
    // Results of a half-typed text are not kept: nobody reads them again.
    gcTime: 0,
  });
}

/**
 * Returns all pages loaded so far as one list. It is read anew whenever the screen opens, because visitors do not wait
 * for us.
 */
export function useWebsiteList<Name extends ListName>(websiteId: number, name: Name) {
  return useInfiniteQuery({
    ...listOptions(websiteId, name),
    refetchOnMount: 'always',
    // Without this a tab that is opened later would get the last data of the screen, which may be from before the list
    // came.
    notifyOnChangeProps: 'all',
  });
}

/** The former items stay until the new ones are there. */
export interface Found<Item> {
  items: Item[];
  /** The address is that of the first page. */
  address: string;
}

/** Reads the wanted items of a list, newest first; without a filter they are the list that the screen has read. */
export function useFoundList<Name extends ListName>(websiteId: number, name: Name, query: ListQueries[Name]) {
  return useInfiniteQuery({
    ...(isFiltering(query) ? getFoundOptions(websiteId, name, query) : listOptions(websiteId, name)),
    placeholderData: keepPreviousData,
    select: ({ pages, pageParams: [address] }: ListPages<ListItems[Name]>): Found<ListItems[Name]> => ({
      items: pages.flatMap((page) => page.items),
      address: String(address),
    }),
  });
}

export const isFiltering = (query: object) => Object.values(query).some((value) => value !== undefined);

/** Changes the items of a list wherever they are on the screen. */
export function changeLists<Name extends ListName>(
  queryClient: QueryClient,
  websiteId: number,
  name: Name,
  change: (pages: ListPages<ListItems[Name]> | undefined) => ListPages<ListItems[Name]> | undefined,
): void {
  queryClient.setQueryData<ListPages<ListItems[Name]>>(listKey(websiteId, name), change);
  queryClient.setQueriesData<ListPages<ListItems[Name]>>({ queryKey: getFoundKey(websiteId, name) }, change);
}

/** Makes filtered lists show only what their filter lets through when they are read next. */
export function forgetChanges(queryClient: QueryClient, websiteId: number): void {
  for (const name of Object.keys(LISTS) as ListName[]) {
    queryClient.setQueriesData<InfiniteData<Page<unknown>>>(
      { queryKey: getFoundKey(websiteId, name) },
      forgetChanged,
    );
  }
}

/**
 * Reads a list again after a change of it, with what arrived meanwhile. After several changes it waits for the last
 * one: the answer would revert those on the screen that are still pending.
 */
export async function refreshList(
  queryClient: QueryClient,
  websiteId: number,
  name: ListName,
): Promise<void> {
  const queryKey = listKey(websiteId, name);
  // The change that has just ended is still counted.
  if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: getCountsKey(websiteId) }),
    refreshToday(queryClient, websiteId),
  ]);
}
/** Deletes an item of a list, on the server or in a demo. */
export interface Deletion<Item> {
  /** Calls `onSettled` when the deletion is done, or has failed. */
  onDelete: (item: Item, onSettled: () => void) => void;
  isDeleting?: boolean;
  /** The item that was deleted last has this id. */
  deletedId: number | undefined;
}
