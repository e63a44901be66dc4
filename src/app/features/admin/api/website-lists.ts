import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Booking } from '@/contracts/bookings';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Order } from '@/contracts/orders';
import { fetchPage, type Page } from './fetch-page';

/** The lists of a website, newest first, and what they hold. */
export interface ListItems {
  'contact-submissions': ContactSubmission;
  bookings: Booking;
  orders: Order;
}

export const listKey = (websiteId: number, name: keyof ListItems) =>
  ['/api/websites', websiteId, name] as const;

export const countsKey = (websiteId: number) => ['/api/websites', websiteId, 'counts'] as const;

/** Where a whole list can be had as a file. */
export const exportUrl = (websiteId: number, name: keyof ListItems) =>
  `${listKey(websiteId, name).join('/')}.csv`;

/** All pages loaded so far as one list. Read afresh whenever the screen opens: visitors do not wait for us. */
export function useWebsiteList<Name extends keyof ListItems>(websiteId: number, name: Name) {
  return useInfiniteQuery({
    queryKey: listKey(websiteId, name),
    queryFn: ({ pageParam, signal }) => fetchPage<ListItems[Name]>(pageParam, signal),
    initialPageParam: listKey(websiteId, name).join('/'),
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
