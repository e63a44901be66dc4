import { buildBookingPage, cottage, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewsItem, Today } from '@/contracts/endpoints/today';
import { DAY_MS } from '@/core/dates';
import { bookings } from '../../db/tables/bookings';
import { contactSubmissions } from '../../db/tables/messages';

const server = startTestServer();
let owner: Browser;
let id: number;

/** Publishes a website at `/salon` with first bookings that wait for an answer, or are confirmed at once. */
async function publish(changes: object = {}) {
  const sections = visitorSections.map((section) =>
    section.type === 'booking' ? { ...section, content: { ...salon, ...changes } } : section,
  );
  const website = { title: 'Salón', slug: 'salon', pageData: { sections }, isPublished: true };
  id = (await owner.post('/api/websites', website)).json().id;
}

const send = async (path: keyof typeof visitorCalls, changes: object = {}) => {
  const answer = await server
    .visitor()
    .post(`/api/public/salon/${path}`, { ...visitorCalls[path], ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id as number;
};
const today = async (): Promise<Today> => (await owner.get(`/api/websites/${id}/today`)).json();
const see = (until: Date) => owner.put(`/api/websites/${id}/news-seen`, { until: until.toISOString() });
const tell = (item: NewsItem) =>
  item.kind === 'voted'
    ? `${item.count} voted: ${item.leader} ${item.leaderVotes}`
    : `${item.kind} ${'order' in item ? item.order.orderNumber : item.booking.bookingTimeText}`;

/** Follows the link in the last mail to a customer. */
async function press(mail: string, path: string) {
  await server.mail.sendDue();
  const texts = server.sentMail.filter(({ to }) => to === mail).map(({ text }) => text);
  const link = /http\S+(\/salon\/visit\/\S+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
  return server.visitor().post(`${link}${path}`, '', { 'content-type': 'application/x-www-form-urlencoded' });
}

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

describe('what waits', () => {
  it('is the first few of each kind, with how many there are', async () => {
    await publish();
    for (const [n, date] of ['2026-12-04', '2026-12-01', '2026-12-03', '2026-12-02'].entries())
      await send('booking', { date, customerEmail: `b${n}@example.com` });
    for (let n = 0; n < 3; n += 1) {
      server.clock.advance({ seconds: 3600 });
      await send('contact', { message: `Otázka ${n}`, email: `m${n}@example.com` });
      const order = await send('orders', { customerEmail: `o${n}@example.com` });
      await owner.patch(`/api/websites/${id}/orders/${order}`, { status: 'paid' });
    }
    await send('orders');
    const { waiting } = await today();
    expect(waiting.bookings.map(({ bookingDateText }) => bookingDateText)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(waiting.messages.map(({ message }) => message)).toEqual(['Otázka 2', 'Otázka 1']);
    expect(waiting.orders.map(({ customerEmail }) => customerEmail)).toEqual([
      'o0@example.com',
      'o1@example.com',
    ]);
    expect(waiting.orders[0]?.items).toHaveLength(1);
    expect(waiting).toMatchObject({ bookingCount: 4, orderCount: 3, messageCount: 3 });
  });

  it('is gone when it is answered', async () => {
    await publish();
    const booking = await send('booking');
    const message = await send('contact');
    await owner.put(`/api/bookings/${booking}`, { status: 'confirmed' });
    await owner.patch(`/api/websites/${id}/contact-submissions/${message}`, { isRead: true });
    const { waiting, news } = await today();
    expect(waiting).toMatchObject({
      bookings: [],
      bookingCount: 0,
      messages: [],
      messageCount: 0,
      orderCount: 0,
    });
    expect(news).toEqual([]);
  });
});

describe('what is new', () => {
  it('is what customers did without an answer, what they ordered, and how they voted', async () => {
    await publish({ isAutoConfirmed: true, changeHours: 24 });
    await send('booking', { customerEmail: 'a@example.com', time: '09:00' });
    await send('booking', { customerEmail: 'b@example.com', time: '11:00' });
    server.clock.advance({ seconds: 3600 });
    expect((await press('b@example.com', '/cancel')).statusCode).toBeLessThan(400);
    server.clock.advance({ seconds: 3600 });
    await send('orders');
    server.clock.advance({ seconds: 3600 });
    await send('poll-vote', { optionIndex: 1 });
    const { news, newsSince, at } = await today();
    expect(news.map(tell)).toEqual(['1 voted: 8 1', 'ordered 26000001', 'cancelled 11:00', 'booked 09:00']);
    expect(Date.parse(at) - Date.parse(newsSince)).toBe(7 * DAY_MS);
    expect(at).toBe(server.clock.now().toISOString());
  });

  it('is not what the owner has seen, or has changed since', async () => {
    await publish({ isAutoConfirmed: true });
    const first = await send('booking', { time: '09:00' });
    await owner.put(`/api/bookings/${first}`, { bookingTimeText: '13:00' });
    expect((await today()).news).toEqual([]);
    await send('booking', { time: '09:00', customerEmail: 'a@example.com' });
    const seen = server.clock.now();
    server.clock.advance({ seconds: 3600 });
    await send('booking', { time: '11:00', customerEmail: 'b@example.com' });
    expect((await see(seen)).statusCode).toBe(204);
    expect((await today()).news.map(tell)).toEqual(['booked 11:00']);
    // Another device that has seen less does not bring anything back.
    await see(new Date(seen.getTime() - DAY_MS));
    expect((await today()).news.map(tell)).toEqual(['booked 11:00']);
    // Nobody can have seen what is still to come.
    await see(new Date(seen.getTime() + 30 * DAY_MS));
    expect((await today()).news).toEqual([]);
    server.clock.advance({ seconds: 3600 });
    await send('booking', { time: '15:00', customerEmail: 'c@example.com' });
    expect((await today()).news.map(tell)).toEqual(['booked 15:00']);
  });

  it('is no older than a week', async () => {
    await publish({ isAutoConfirmed: true });
    const booking = await send('booking');
    await server.database.db
      .update(bookings)
      .set({ customerActedAt: new Date(server.clock.now().getTime() - 8 * DAY_MS) })
      .where(eq(bookings.id, booking));
    expect((await today()).news).toEqual([]);
  });
});

it('counts what waits at each website of an owner, and names none where nothing does', async () => {
  await publish();
  const other = { title: 'Iné', slug: 'ine', pageData: buildBookingPage(salon), isPublished: true };
  await owner.post('/api/websites', other);
  const stranger = await server.owner('viera');
  await stranger.post('/api/websites', { ...other, slug: 'cudzie' });
  await server.visitor().post('/api/public/cudzie/booking', visitorCalls.booking);
  expect((await owner.get('/api/websites/waiting')).json()).toEqual([]);
  await send('booking');
  await send('contact');
  await send('contact', { email: 'm@example.com' });
  const order = await send('orders');
  const waiting = async () => (await owner.get('/api/websites/waiting')).json();
  const nobodyComes = { visitsToday: 0, nextVisit: null, arrivalsToday: 0 };
  expect(await waiting()).toEqual([{ websiteId: id, bookings: 1, orders: 0, messages: 2, ...nobodyComes }]);
  await owner.patch(`/api/websites/${id}/orders/${order}`, { status: 'paid' });
  expect(await waiting()).toEqual([{ websiteId: id, bookings: 1, orders: 1, messages: 2, ...nobodyComes }]);
  expect((await server.visitor().get('/api/websites/waiting')).statusCode).toBe(401);
});

it('says of each website who comes today on its own clock', async () => {
  await publish({ isAutoConfirmed: true });
  const stays = { title: 'Chata', slug: 'chata', pageData: buildBookingPage(cottage), isPublished: true };
  const chata = (await owner.post('/api/websites', stays)).json().id;
  const visit = { date: '2026-12-01' };
  for (const time of ['09:00', '11:00', '14:00']) await send('booking', { ...visit, time });
  await send('booking', { date: '2026-12-02', time: '09:00' });
  const stay = { ...visitorCalls.booking, ...visit, time: '12:00', endDate: '2026-12-02' };
  const call = { ...stay, sectionId: 'booking-0', serviceId: 'attic' };
  const booked = await server.visitor().post('/api/public/chata/booking', call);
  expect(booked.statusCode, booked.body).toBe(201);
  await owner.put(`/api/bookings/${booked.json().id}`, { status: 'confirmed' });
  // It is ten in the morning in Bratislava.
  server.clock.advance({ days: 9, seconds: 23 * 3600 });
  const nothing = { bookings: 0, orders: 0, messages: 0 };
  expect((await owner.get('/api/websites/waiting')).json()).toEqual([
    { websiteId: id, ...nothing, visitsToday: 3, nextVisit: '11:00', arrivalsToday: 0 },
    { websiteId: chata, ...nothing, visitsToday: 0, nextVisit: null, arrivalsToday: 1 },
  ]);
  // It is past midnight in Bratislava, while it is still the same day in UTC.
  server.clock.advance({ seconds: 14.5 * 3600 });
  expect((await owner.get('/api/websites/waiting')).json()).toEqual([
    { websiteId: id, ...nothing, visitsToday: 1, nextVisit: '09:00', arrivalsToday: 0 },
  ]);
});

it('is for the owner of the website only, and holds nothing of another one', async () => {
  await publish();
  await send('contact');
  const other = { title: 'Iné', slug: 'ine', pageData: buildBookingPage(salon), isPublished: true };
  const otherId = (await owner.post('/api/websites', other)).json().id;
  const [message] = await server.database.db.select().from(contactSubmissions);
  expect(message?.websiteId).toBe(id);
  expect((await owner.get(`/api/websites/${otherId}/today`)).json().waiting.messageCount).toBe(0);
  const until = { until: server.clock.now().toISOString() };
  const stranger = await server.owner('viera');
  expect((await stranger.get(`/api/websites/${id}/today`)).statusCode).toBe(404);
  expect((await stranger.put(`/api/websites/${id}/news-seen`, until)).statusCode).toBe(404);
  expect((await server.visitor().get(`/api/websites/${id}/today`)).statusCode).toBe(401);
  for (const bad of ['yesterday', '', null, 5, '2026-13-45T00:00:00Z'])
    expect((await owner.put(`/api/websites/${id}/news-seen`, { until: bad })).statusCode).toBe(400);
});
