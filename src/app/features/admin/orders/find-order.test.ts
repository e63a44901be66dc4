import { describe, expect, it } from 'vitest';
import type { Order } from '@/contracts/orders';
import { listMatchingOrders, sumOrders } from './find-order';

const order = (orderNumber: number, customerName: string, totalAmount: string) =>
  ({ id: orderNumber, orderNumber, customerName, totalAmount }) as Order;

const orders = [
  order(26000137, 'Ondrej Mikuš', '28.50'),
  order(26000142, 'Zuzana Pálková', '39.90'),
  order(26000237, 'Darina Oravcová', '1450.00'),
];

describe('an order', () => {
  it.each([
    ['137', [26000137]],
    ['37', [26000137, 26000237]],
    ['26000142', [26000142]],
    ['13', []],
    ['39,90', [26000142]],
    ['39.90 €', [26000142]],
    ['1 450,00', [26000237]],
    ['palkova', [26000142]],
    ['Zuz pal', [26000142]],
    ['álková', []],
    ['  ', []],
  ])('is meant by "%s"', (text, found) => {
    expect(listMatchingOrders(orders, text).map(({ orderNumber }) => orderNumber)).toEqual(found);
  });

  it('adds to the sum of several to the cent', () => {
    expect(sumOrders([order(1, '', '0.10'), order(2, '', '0.20'), order(3, '', '1450.00')])).toBe(145_030);
  });
});
