import { expect, it } from 'vitest';
import type { Order } from '@/contracts/orders';
import { withoutItem } from './list-pages';
import { type OrderPages, withOrder } from './order-pages';

const order = (id: number, status: Order['status'] = 'pending') => ({ id, status }) as Order;
const before: OrderPages = {
  pages: [
    { items: [order(3), order(2)], next: '/next' },
    { items: [order(1)], next: undefined },
  ],
  pageParams: ['/first', '/next'],
};
const states = (pages: OrderPages | undefined) =>
  pages?.pages.flatMap(({ items }) => items.map(({ id, status }) => `${id} ${status}`));

it('moves one order on a later page', () => {
  expect(states(withOrder(before, order(1, 'paid')))).toEqual(['3 pending', '2 pending', '1 paid']);
  expect(states(before)).toEqual(['3 pending', '2 pending', '1 pending']);
});

it('removes one order and keeps the way to the next page', () => {
  const after = withoutItem(before, 3);
  expect(states(after)).toEqual(['2 pending', '1 pending']);
  expect(after?.pages[0]?.next).toBe('/next');
});
