import type { InfiniteData } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '@/app/lib/api-client';
import { getCallKey, requestWithHeaders } from '@/app/lib/call';
import type { ContactSubmission } from '@/contracts/contact-submissions';
import { type Endpoint, getCallPath } from '@/contracts/endpoint';
import type { Order } from '@/contracts/orders';
import type { idParams } from '@/contracts/parameters';

export type ListPages<Item> = InfiniteData<Page<Item>>;

/** Changes what is on the screen of a list; the list remembers the id of each item that the change put there. */
export function mapItems<Item extends { id: number }>(
  pages: ListPages<Item> | undefined,
  change: (items: Item[]) => Item[],
): ListPages<Item> | undefined {
  return pages && { ...pages, pages: pages.pages.map((page) => changePage(page, change(page.items))) };
}

function changePage<Item extends { id: number }>(page: Page<Item>, items: Item[]): Page<Item> {
  const changed = items.filter((item) => !page.items.includes(item)).map(({ id }) => id);
  return { ...page, items, changedIds: [...(page.changedIds ?? []), ...changed] };
}

/**
 * Returns the new answer for a page of a filtered list with the items that were changed on it before. A booking that is
 * confirmed among the waiting ones must not run away from under the finger, and it shows 'Undo'.
 */
export function mergeChanged<Item extends Listed>(
  before: Page<Item> | undefined,
  answer: Page<Item>,
): Page<Item> {
  const { items: former = [], changedIds = [] } = before ?? {};
  const found = new Set(answer.items.map(({ id }) => id));
  const kept = former.filter(({ id }) => changedIds.includes(id) && !found.has(id));
  return { ...answer, items: [...answer.items, ...kept].sort(compareNewest), changedIds };
}

/** Makes a filtered list show only what its filter lets through when it is read next. */
export function forgetChanged<Item>(pages: ListPages<Item> | undefined): ListPages<Item> | undefined {
  return pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, changedIds: [] })) };
}

interface Listed {
  id: number;
  createdAt: string;
}

function compareNewest(one: Listed, other: Listed): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;
}

export function withoutItem<Item extends { id: number }>(pages: ListPages<Item> | undefined, id: number) {
  return mapItems(pages, (items) => items.filter((item) => item.id !== id));
}

/** Replaces items by their present state. */
export function withItems<Item extends { id: number }>(
  pages: ListPages<Item> | undefined,
  items: readonly Item[],
) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return mapItems(pages, (shown) => shown.map((item) => byId.get(item.id) ?? item));
}

export function withoutItems<Item extends { id: number }>(
  pages: ListPages<Item> | undefined,
  ids: readonly number[],
) {
  return mapItems(pages, (items) => items.filter(({ id }) => !ids.includes(id)));
}

export type MessagePages = ListPages<ContactSubmission>;

export function withMessageRead(pages: MessagePages | undefined, id: number, isRead: boolean) {
  return mapItems(pages, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
  );
}

/** Replaces a message by its present state. */
export function withMessage(pages: MessagePages | undefined, message: ContactSubmission) {
  return mapItems(pages, (messages) => messages.map((shown) => (shown.id === message.id ? message : shown)));
}

export type OrderPages = ListPages<Order>;

export function withOrder(pages: OrderPages | undefined, order: Order) {
  return mapItems(pages, (orders) => orders.map((shown) => (shown.id === order.id ? order : shown)));
}

export interface Page<Item> {
  items: Item[];
  /** The address of the next page is undefined on the last page. */
  next: string | undefined;
  /** These items were changed on the page since it was read first. */
  changedIds?: number[];
}

/** The server answers such a call page by page. */
type ListEndpoint<Query extends z.ZodMiniType, Item> = Endpoint<
  { params: typeof idParams; query: Query },
  z.ZodMiniType<Item[]>
>;

/** The query and the items of a reader have the types of its endpoint. */
export interface ListReader<Query, Item> {
  /** Returns the key under which the list is cached. */
  getKey: (websiteId: number) => (string | number)[];
  /** Returns the address of the first page. */
  getAddress: (websiteId: number, query: Query) => string;
  fetchPage: (address: string, signal: AbortSignal) => Promise<Page<Item>>;
}

/** Creates the reader of a list by the endpoint that answers it. */
export function createListReader<Query extends z.ZodMiniType, Item>(
  endpoint: ListEndpoint<Query, Item>,
): ListReader<z.input<Query>, Item> {
  return {
    getKey: (id) => getCallKey(endpoint, { params: { id } }),
    getAddress: (id, query) => getCallPath(endpoint, { params: { id }, query }),
    fetchPage,
  };
}

/** Reads one page of a list; the address of the next page stands in a header. */
async function fetchPage<Item>(address: string, signal: AbortSignal): Promise<Page<Item>> {
  const { answer, headers } = await requestWithHeaders<Item[]>('GET', address, undefined, { signal });
  // Our server never leaves the list out, so another server has answered.
  if (!Array.isArray(answer)) throw new ApiError(0, JSON.stringify(answer ?? ''));
  return { items: answer, next: findNextPageLink(headers.get('link')) };
}

/** Returns the address of the next page in a `Link` header (RFC 8288), or undefined on the last page. */
export function findNextPageLink(header: string | null): string | undefined {
  for (const [, address, parameters] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters ?? '');
    const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
    if (address && names.includes('next')) return address;
  }
  return undefined;
}
