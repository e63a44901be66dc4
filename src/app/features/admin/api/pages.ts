import type { InfiniteData } from '@tanstack/react-query';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import type { Order } from '@/contracts/orders';
import type { Page } from './fetch-page';

/** All pages of a list that were read so far. */
export type ListPages<Item> = InfiniteData<Page<Item>>;

export function mapItems<Item>(
  pages: ListPages<Item> | undefined,
  change: (items: Item[]) => Item[],
): ListPages<Item> | undefined {
  return pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

export function withoutItem<Item extends { id: number }>(pages: ListPages<Item> | undefined, id: number) {
  return mapItems(pages, (items) => items.filter((item) => item.id !== id));
}

export type MessagePages = ListPages<ContactSubmission>;

export function withMessageRead(pages: MessagePages | undefined, id: number, isRead: boolean) {
  return mapItems(pages, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
  );
}

export type OrderPages = ListPages<Order>;

export function withOrder(pages: OrderPages | undefined, order: Order) {
  return mapItems(pages, (orders) => orders.map((shown) => (shown.id === order.id ? order : shown)));
}
