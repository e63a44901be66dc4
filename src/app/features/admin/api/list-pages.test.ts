import { describe, expect, it, vi } from 'vitest';
import { listCustomers } from '@/contracts/endpoints/customers';
import type { Order } from '@/contracts/orders';
import {
  createListReader,
  findNextPageLink,
  forgetChanged,
  type MessagePages,
  mergeChanged,
  type OrderPages,
  withMessageRead,
  withOrder,
  withoutItem,
} from './list-pages';

const message = (id: number, isRead = false) => ({
  id,
  websiteId: 7,
  name: 'Tibor',
  email: 'tibor@example.com',
  phone: null,
  message: 'Hello',
  isRead,
  isSpam: false,
  replies: [],
  customerKey: null,
  createdAt: '2026-11-20T07:42:00Z',
});
const before: MessagePages = {
  pages: [
    { items: [message(3), message(2)], next: '/next' },
    { items: [message(1)], next: undefined },
  ],
  pageParams: ['/first', '/next'],
};
const states = (pages: MessagePages | undefined) =>
  pages?.pages.flatMap(({ items }) => items.map(({ id, isRead }) => `${id} ${isRead ? 'read' : 'new'}`));

it('marks one message on a later page', () => {
  const after = withMessageRead(before, 1, true);

  expect(states(after)).toEqual(['3 new', '2 new', '1 read']);
  expect(states(before)).toEqual(['3 new', '2 new', '1 new']);
});

describe('a filtered list', () => {
  const unread: MessagePages = {
    pages: [{ items: [message(4), message(3), message(1)], next: undefined }],
    pageParams: ['/first'],
  };
  const answer = { items: [message(5), message(4)], next: undefined };

  it('keeps what was changed on it in its place, and nothing else that has left', () => {
    const [page] = withMessageRead(unread, 3, true)?.pages ?? [];
    const next = mergeChanged(page, answer);
    expect(next.items.map(({ id, isRead }) => `${id} ${isRead}`)).toEqual(['5 false', '4 false', '3 true']);
    expect(mergeChanged(next, answer).items).toHaveLength(3);
  });

  it('shows what the answer says of it as soon as there is one', () => {
    const [page] = withMessageRead(unread, 4, true)?.pages ?? [];
    expect(mergeChanged(page, answer).items.map(({ id, isRead }) => `${id} ${isRead}`)).toEqual([
      '5 false',
      '4 false',
    ]);
  });

  it('does not bring back what was deleted, nor what is to be forgotten', () => {
    const changed = withMessageRead(unread, 3, true);
    expect(mergeChanged(withoutItem(changed, 3)?.pages[0], answer).items).toEqual(answer.items);
    expect(mergeChanged(forgetChanged(changed)?.pages[0], answer).items).toEqual(answer.items);
  });
});

it('takes the mark back', () => {
  expect(states(withMessageRead(withMessageRead(before, 2, true), 2, false))).toEqual(states(before));
});

it('removes one message and keeps the way to the next page', () => {
  const after = withoutItem(before, 3);

  expect(states(after)).toEqual(['2 new', '1 new']);
  expect(after?.pages[0]?.next).toBe('/next');
});

it('leaves a list that is not loaded alone', () => {
  expect(withoutItem(undefined, 1)).toBeUndefined();
});

const order = (id: number, status: Order['status'] = 'pending') => ({ id, status }) as Order;
const orderPages: OrderPages = {
  pages: [
    { items: [order(3), order(2)], next: '/next' },
    { items: [order(1)], next: undefined },
  ],
  pageParams: ['/first', '/next'],
};
const listStates = (pages: OrderPages | undefined) =>
  pages?.pages.flatMap(({ items }) => items.map(({ id, status }) => `${id} ${status}`));

it('moves one order on a later page', () => {
  expect(listStates(withOrder(orderPages, order(1, 'paid')))).toEqual(['3 pending', '2 pending', '1 paid']);
  expect(listStates(orderPages)).toEqual(['3 pending', '2 pending', '1 pending']);
});

it('removes one order and keeps the way to the next page', () => {
  const after = withoutItem(orderPages, 3);
  expect(listStates(after)).toEqual(['2 pending', '1 pending']);
  expect(after?.pages[0]?.next).toBe('/next');
});

const next = '/api/websites/7/bookings?before=41';

describe('the next page of a list', () => {
  it.each([
    ['alone', `<${next}>; rel="next"`],
    ['without quotes', `<${next}>; rel=next`],
    ['after another link', `</api/websites/7/bookings>; rel="first", <${next}>; rel="next"`],
    ['before another link', `<${next}>; rel="next", </api/websites/7/bookings>; rel="first"`],
    ['among other parameters', `<${next}>; title="a, b"; REL="last next"; type=x`],
  ])('is read %s', (_, header) => {
    expect(findNextPageLink(header)).toBe(next);
  });

  it.each([
    ['there is no header', null],
    ['the header is empty', ''],
    ['only other pages are linked', '</api/websites/7/bookings>; rel="prev"'],
    ['a parameter only contains the word', `<${next}>; rel="prev"; title="next"`],
    ['the address is empty', '<>; rel="next"'],
  ])('is missing when %s', (_, header) => {
    expect(findNextPageLink(header)).toBeUndefined();
  });
});

describe('the reader of a list', () => {
  const fetchFirst = (answer: typeof fetch) => {
    vi.stubGlobal('fetch', answer);
    const { fetchPage, getAddress } = createListReader(listCustomers);
    return fetchPage(getAddress(7, {}), new AbortController().signal);
  };

  it('gives the items of a page and the address of the next one', async () => {
    const headers = { link: '</next>; rel="next"' };
    const page = await fetchFirst(async () => Response.json([], { headers }));
    expect(page).toEqual({ items: [], next: '/next' });
  });

  it.each([
    ['the sign-in page of a network', '<h1>Welcome to our network</h1>'],
    ['nothing', ''],
    ['something else', '{"signIn":true}'],
  ])('takes %s for a call that never arrived', async (_name, text) => {
    const page = fetchFirst(async () => new Response(text));
    await expect(page).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('waits no longer for an answer than any other call', async ({ onTestFinished }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetchMock = vi.fn<typeof fetch>(
      (_path, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const page = expect(fetchFirst(fetchMock)).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(45_000);
    await page;
  });

  it('hands on what the server refuses', async () => {
    const body = { code: 'NOT_FOUND', message: 'No such website' };
    const page = fetchFirst(async () => Response.json(body, { status: 404 }));
    await expect(page).rejects.toMatchObject({ status: 404, serverMessage: 'No such website' });
  });
});
