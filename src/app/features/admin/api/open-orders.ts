import { queryOptions } from '@tanstack/react-query';
import { getCallPath } from '@/contracts/endpoint';
import { listOrders } from '@/contracts/endpoints/orders';
import type { Order } from '@/contracts/orders';
import { fetchPage } from './list-pages';
import { listKey } from './website-lists';

/** So many orders that wait for their payment are compared with a statement: the newest. */
const MOST_PAGES = 10;

/** Reads all orders of a website that wait for their payment, newest first. */
export const openOrdersOptions = (websiteId: number) =>
  queryOptions({
    // Below the list's key, so that what brings the list up to date does it here too.
    queryKey: [...listKey(websiteId, 'orders'), 'open'],
    queryFn: async ({ signal }) => {
      const orders: Order[] = [];
      let address: string | undefined = getCallPath(listOrders, {
        params: { id: websiteId },
        query: { status: 'pending' },
      });
      for (let page = 0; page < MOST_PAGES && address; page += 1) {
        const { items, next }: { items: Order[]; next: string | undefined } = await fetchPage<Order>(
          address,
          signal,
        );
        orders.push(...items);
        address = next;
      }
      return orders;
    },
    staleTime: 30_000,
  });
