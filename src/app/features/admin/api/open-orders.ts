import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '@/contracts/endpoints/orders';
import type { Order } from '@/contracts/orders';
import { createListReader, type Page } from './list-pages';
import { listKey } from './website-lists';

/** A statement is compared with the orders on the first pages only: the newest. */
const MOST_PAGES = 10;

const { getAddress, fetchPage } = createListReader(listOrders);

/** Tells which orders wait for their payment, and which have waited until a moment ago. */
export interface OpenOrders {
  open: readonly Order[];
  settled: readonly Order[];
}

/** Returns the orders that wait now, and remembers those that waited before. */
export function withOpen(before: OpenOrders | undefined, open: readonly Order[]): OpenOrders {
  const openIds = new Set(open.map(({ id }) => id));
  const known = before ? [...before.settled, ...before.open] : [];
  return { open, settled: known.filter(({ id }) => !openIds.has(id)) };
}

/** Reads all orders of a website that wait for their payment, newest first. */
export const openOrdersOptions = (websiteId: number) =>
  queryOptions({
    // This key is below the list's, so that a refresh of the list refreshes the open orders too.
    queryKey: [...listKey(websiteId, 'orders'), 'open'],
    queryFn: async ({ client, queryKey, signal }): Promise<OpenOrders> => {
      const orders: Order[] = [];
      let address: string | undefined = getAddress(websiteId, { status: 'pending' });
      for (let page = 0; page < MOST_PAGES && address; page += 1) {
        const { items, next }: Page<Order> = await fetchPage(address, signal);
        orders.push(...items);
        address = next;
      }
      const before = client.getQueryData<OpenOrders>(queryKey);
      // An order that newer ones have pushed off the last page waits all the same.
      return withOpen(address && before ? { ...before, open: [] } : before, orders);
    },
    staleTime: 30_000,
  });
