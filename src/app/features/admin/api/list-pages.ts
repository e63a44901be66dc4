import type { InfiniteData } from '@tanstack/react-query';
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
