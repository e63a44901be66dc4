import type { Order } from '@/contracts/orders';
import { type ListPages, mapItems } from './list-pages';

export type OrderPages = ListPages<Order>;

export function withOrder(pages: OrderPages | undefined, order: Order) {
  return mapItems(pages, (orders) => orders.map((shown) => (shown.id === order.id ? order : shown)));
}
