import { buildBookingRequest } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { blocks, claims } from '../../db/tables/claims';
import { orders } from '../../db/tables/orders';

const server = startTestServer({ trustProxy: true });
let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  const website = {
    title: 'Salón',
    slug: 'salon',
    pageData: { sections: visitorSections },
    isPublished: true,
  };
  id = (await owner.post('/api/websites', website)).json().id;
});

async function send(path: string, body: object, address = '198.51.100.1'): Promise<number> {
  const url = `/api/public/salon/${path}`;
  const answer = await server.visitor().post(url, body, { 'x-forwarded-for': address });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const book = (day: number, customerEmail: string, address?: string) =>
  send('booking', buildBookingRequest({ date: `2026-12-0${day}`, customerEmail }), address);
const alike = async (list: string, itemId: number) =>
  (await owner.get(`/api/websites/${id}/${list}/${itemId}/alike`)).json();

async function mails(): Promise<number> {
  await server.mail.sendDue();
  return server.sentMail.splice(0).length;
}

describe('bookings that wait', () => {
  it('are refused together by sender, network or the last hour, and nobody is written to', async () => {
    await book(1, 'old@example.com', '198.51.100.9');
    server.clock.advance({ seconds: 2 * 60 * 60 });
    const first = await book(2, 'Eva@example.com');
    const confirmed = await book(3, 'eva@example.com');
    await owner.put(`/api/bookings/${confirmed}`, { status: 'confirmed' });
    await book(4, 'eva@example.com', '198.51.100.2');
    await book(7, 'other@example.com');
    await mails();
    const counted = await alike('bookings', first);
    expect(counted).toEqual({ sender: 2, network: 2, hour: 3, until: '2026-11-21T12:00:00.000Z' });
    server.clock.advance({ seconds: 60 });
    await book(8, 'eva@example.com');
    await mails();
    const refuse = (by: string) =>
      owner.post(`/api/websites/${id}/bookings/${first}/refuse-alike`, { by, until: counted.until });
    expect((await refuse('sender')).json()).toEqual({ count: 2 });
    expect((await refuse('sender')).json()).toEqual({ count: 0 });
    expect((await refuse('hour')).json()).toEqual({ count: 1 });
    expect(await mails()).toBe(0);
    const rows = await server.database.db.select().from(bookings).orderBy(bookings.id);
    const statuses = rows.map(({ status }) => status);
    // Bookings stay that came before the hour, are confirmed, or came after the counting.
    expect(statuses).toEqual(['pending', 'cancelled', 'confirmed', 'cancelled', 'cancelled', 'pending']);
    expect(rows[1]).toMatchObject({ network: null, waitsUntil: null, calendarSequence: 1 });
    expect((await owner.get(`/api/websites/${id}/counts`)).json()).toMatchObject({ pendingBookings: 2 });
    await book(2, 'new@example.com');
  });

  it('take the mail along that still waits to tell of their new time', async () => {
    const [moved, proposed] = [await book(1, 'eva@example.com'), await book(2, 'eva@example.com')];
    await mails();
    await owner.put(`/api/bookings/${moved}`, { bookingTimeText: '11:00' });
    const url = `/api/websites/${id}/bookings/${proposed}`;
    const times = [{ date: '2026-12-03', time: '11:00' }];
    expect((await owner.post(`${url}/proposal`, { times, changes: 0 })).statusCode).toBe(200);
    const { until } = await alike('bookings', moved);
    expect((await owner.post(`${url}/refuse-alike`, { by: 'sender', until })).json()).toEqual({ count: 2 });
    server.clock.advance({ seconds: 10 });
    expect(await mails()).toBe(0);
  });

  it('of one network are found whatever emails they invent', async () => {
    const first = await book(1, 'a@example.com');
    for (const day of [2, 3, 4]) await book(day, `${day}@example.com`);
    await book(7, 'far@example.com', '198.51.100.2');
    const { network, until } = await alike('bookings', first);
    expect(network).toBe(4);
    const url = `/api/websites/${id}/bookings/${first}/refuse-alike`;
    expect((await owner.post(url, { by: 'network', until })).json()).toEqual({ count: 4 });
    expect((await owner.post(url, { by: 'network', until })).json()).toEqual({ count: 0 });
  });

  it('are nobody else’s to refuse', async () => {
    const first = await book(1, 'a@example.com');
    const url = `/api/websites/${id}/bookings/${first}`;
    const body = { by: 'hour', until: '2026-11-21T10:00:00.000Z' };
    const stranger = await server.owner('viera', 'premium');
    expect((await stranger.post(`${url}/refuse-alike`, body)).statusCode).toBe(404);
    expect((await stranger.get(`${url}/alike`)).statusCode).toBe(404);
    expect((await server.visitor().post(`${url}/refuse-alike`, body)).statusCode).toBe(401);
    const other = (await owner.post('/api/websites', { title: 'B', slug: 'other' })).json().id;
    const crossed = `/api/websites/${other}/bookings/${first}/refuse-alike`;
    expect((await owner.post(crossed, body)).statusCode).toBe(404);
    expect((await owner.post(`${url}/refuse-alike`, { ...body, by: 'all' })).statusCode).toBe(400);
    expect((await owner.post(`${url}/refuse-alike`, { by: 'hour', until: 'now' })).statusCode).toBe(400);
  });
});

it('leaves no hole in a block that is made at the moment', async () => {
  const first = await book(1, 'eva@example.com');
  const { until } = await alike('bookings', first);
  let refusing: Promise<{ statusCode: number }> | undefined;
  await server.database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM websites WHERE id = ${id} FOR UPDATE`);
    refusing = owner.post(`/api/websites/${id}/bookings/${first}/refuse-alike`, { by: 'sender', until });
    await waitForLocks(server.database, 1);
    const during = '[2026-12-01 00:00,2026-12-02 00:00)';
    await tx.insert(blocks).values({ websiteId: id, during, createdAt: server.clock.now() });
  });
  expect((await refusing)?.statusCode).toBe(200);
  expect(await server.database.db.select().from(claims)).toMatchObject([{ bookingId: null, place: 1 }]);
});

it.each([
  ['contact', 'contact-submissions', (email: string) => ({ ...visitorCalls.contact, email })],
  ['orders', 'orders', (customerEmail: string) => ({ ...visitorCalls.orders, customerEmail })],
] as const)('what came by %s is deleted together by sender or the last hour', async (path, list, body) => {
  await send(path, body('eva@example.com'));
  server.clock.advance({ seconds: 2 * 60 * 60 });
  const first = await send(path, body('EVA@example.com'));
  await send(path, body('tibor@example.com'));
  await mails();
  const { sender, network, hour, until } = await alike(list, first);
  expect([sender, network, hour]).toEqual([2, 0, 2]);
  const remove = (by: string, itemId = first) =>
    owner.post(`/api/websites/${id}/${list}/${itemId}/delete-alike`, { by, until });
  expect((await remove('network')).json()).toEqual({ count: 0 });
  expect((await remove('sender')).json()).toEqual({ count: 2 });
  expect((await remove('sender')).statusCode).toBe(404);
  const left = (await owner.get(`/api/websites/${id}/${list}`)).json();
  expect(left).toHaveLength(1);
  expect((await remove('hour', left[0].id)).json()).toEqual({ count: 1 });
  expect(await mails()).toBe(0);
});

it('an order that is deleted with others takes the mail along that still waits to tell of its step', async () => {
  const first = await send('orders', visitorCalls.orders);
  const step = (edit: object) => owner.patch(`/api/websites/${id}/orders/${first}`, edit);
  await step({ status: 'paid' });
  server.clock.advance({ seconds: 10 });
  await mails();
  await step({ status: 'pending', undo: true });
  const { until } = await alike('orders', first);
  const removed = await owner.post(`/api/websites/${id}/orders/${first}/delete-alike`, {
    by: 'sender',
    until,
  });
  expect(removed.json()).toEqual({ count: 1 });
  server.clock.advance({ seconds: 10 });
  expect(await mails()).toBe(0);
});

it('an order that is paid is not deleted with others', async () => {
  const first = await send('orders', visitorCalls.orders);
  const paid = await send('orders', visitorCalls.orders);
  await owner.patch(`/api/websites/${id}/orders/${paid}`, { status: 'paid' });
  const { sender, until } = await alike('orders', first);
  expect(sender).toBe(1);
  await owner.post(`/api/websites/${id}/orders/${first}/delete-alike`, { by: 'hour', until });
  expect((await server.database.db.select().from(orders)).map((order) => order.id)).toEqual([paid]);
});
