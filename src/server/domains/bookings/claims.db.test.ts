import {
  book,
  bookStay,
  buildBookingPage,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BookingContent } from '@/sections/types/booking/definition';
import { claims } from '../../db/tables/claims';

const server = startTestServer();

const [cut, colour] = salon.services as [
  BookingContent['services'][number],
  BookingContent['services'][number],
];
const restaurant = (capacity: number): BookingContent => ({
  ...salon,
  services: [{ ...cut, capacity }, colour],
});
const held = () => server.database.db.select().from(claims).orderBy(claims.place);
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const taken = async (date: string, serviceId = 'cut'): Promise<string[]> =>
  (
    await server.visitor().get(`/api/public/salon/bookings/availability?date=${date}&serviceId=${serviceId}`)
  ).json().bookedTimes;

/** Counts bookings that do not hold what they should: one place if active, none if cancelled. */
async function countLost(): Promise<number> {
  const lost = await server.database.db.execute(sql`
    SELECT bookings.id FROM bookings LEFT JOIN claims ON claims.booking_id = bookings.id
    GROUP BY bookings.id HAVING count(claims.id) <> CASE bookings.status WHEN 'cancelled' THEN 0 ELSE 1 END`);
  return (lost as unknown as { rows: unknown[] }).rows.length;
}

describe('a service of which there are several', () => {
  it('is booked as often as there are of it, by two hundred who press, many at the same time', async () => {
    await publishBookings(await server.owner('zora'), restaurant(6));
    const answers: { statusCode: number }[] = [];
    // More calls at once would wait for a connection longer than a busy machine allows.
    for (let wave = 0; wave < 8; wave += 1)
      answers.push(...(await Promise.all(Array.from({ length: 25 }, () => book(server.visitor())))));
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(6);
    expect(statuses(answers).filter((status) => status === 409)).toHaveLength(194);
    expect((await held()).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await countLost()).toBe(0);
  }, 60_000);

  it('has room for visitors and for what its owner enters at the same moment', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, restaurant(12));
    const enter = (index: number) =>
      owner.post(`/api/websites/${id}/bookings`, {
        sectionId: 'booking-0',
        serviceId: 'cut',
        requestId: `00000000-0000-4000-8000-0000000000${10 + index}`,
        date: '2026-11-24',
        time: '10:00',
        customerName: 'Eva Volajúca',
        isMailWanted: false,
      });
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].flatMap((index) => [book(server.visitor(), { time: '10:00' }), enter(index)]),
    );
    expect(statuses(answers)).toEqual(Array.from({ length: 12 }, () => 201));
    expect((await held()).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('is taken when the last one is, and free again when one is cancelled', async () => {
    const owner = await server.owner('zora');
    await publishBookings(owner, restaurant(2));
    await book(server.visitor());
    expect(await taken('2026-11-24')).toEqual([]);
    const { id } = (await book(server.visitor(), { time: '09:30' })).json();
    expect(await taken('2026-11-24')).toEqual(['09:00', '09:30']);
    expect((await book(server.visitor(), { time: '09:30' })).statusCode).toBe(409);
    await owner.put(`/api/bookings/${id}`, { status: 'cancelled' });
    expect(await taken('2026-11-24')).toEqual([]);
    expect(await countLost()).toBe(0);
  });

  it('keeps what is booked when the owner has fewer, and takes no more', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, restaurant(3));
    for (const _ of [1, 2, 3]) await book(server.visitor());
    await owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(restaurant(1)) });
    expect(await held()).toHaveLength(3);
    expect((await book(server.visitor())).statusCode).toBe(409);
    // The two that are left of them need more than there is, whichever was cancelled.
    const first = (await held()).find(({ place }) => place === 1)?.bookingId;
    await owner.put(`/api/bookings/${first}`, { status: 'cancelled' });
    expect(await taken('2026-11-24')).toEqual(['09:00', '09:30']);
    expect((await book(server.visitor())).statusCode).toBe(409);
  });

  it('is a room as well', async () => {
    const [attic, parlour] = cottage.services as typeof salon.services;
    const rooms = { ...cottage, services: [{ ...attic, capacity: 2 }, parlour] } as BookingContent;
    await publishBookings(await server.owner('zora'), rooms);
    const answers = [];
    for (const _ of [1, 2, 3]) answers.push(await bookStay(server.visitor()));
    expect(statuses(answers)).toEqual([201, 201, 409]);
  });

  it.each([0, 101, 1.5])('is not there %s times', async (capacity) => {
    const owner = await server.owner('zora');
    const website = { title: 'Salón', slug: 'salon', pageData: buildBookingPage(restaurant(capacity)) };
    expect((await owner.post('/api/websites', website)).json()).toMatchObject({
      field: 'pageData.sections.0.content.services.0.capacity',
      message: 'Please enter a whole number from 1 to 100',
    });
  });
});

describe('a service with time around it', () => {
  it('keeps that time free of others, and is offered up to closing all the same', async () => {
    const buffered = { ...salon, services: [{ ...cut, bufferBefore: 10, bufferAfter: 20 }, colour] };
    await publishBookings(await server.owner('zora'), buffered);
    await book(server.visitor(), { time: '12:00' });
    // The time from 11:50 to 13:20 is held; a visit needs ten minutes before and twenty after it.
    expect(await taken('2026-11-24')).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00']);
    expect((await book(server.visitor(), { time: '16:00' })).statusCode).toBe(201);
  });
});

describe('what a section says of its visits', () => {
  const publish = async (rules: Partial<BookingContent>) =>
    publishBookings(await server.owner('zora'), { ...salon, ...rules });

  it('lets them begin in its steps', async () => {
    await publish({ stepMinutes: 15 });
    expect((await book(server.visitor(), { time: '09:15' })).statusCode).toBe(201);
    expect((await book(server.visitor(), { time: '13:10' })).statusCode).toBe(400);
  });

  it('lets visitors come today, with so many hours of notice', async () => {
    // It is noon on a Monday in that time zone.
    server.clock.advance({ days: 2, seconds: 3600 });
    await publish({ noticeHours: 2 });
    expect(await taken('2026-11-23')).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
    ]);
    const late = await book(server.visitor(), { date: '2026-11-23', time: '14:00' });
    expect([late.statusCode, late.json()]).toMatchObject([
      400,
      { field: 'time', message: 'Please choose a later time' },
    ]);
    expect((await book(server.visitor(), { date: '2026-11-23', time: '14:30' })).statusCode).toBe(201);
  });

  it('lets them book so many days ahead', async () => {
    await publish({ daysAhead: 30 });
    const days = (
      await server.visitor().get('/api/public/salon/bookings/free-days?month=2026-12&serviceId=cut')
    ).json();
    expect(days.freeDays.at(-1)).toBe('2026-12-21');
    expect((await book(server.visitor(), { date: '2026-12-22' })).json()).toMatchObject({ field: 'date' });
  });

  it('confirms them as they come', async () => {
    await publish({ isAutoConfirmed: true });
    const answer = await book(server.visitor(), {
      requestId: '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77',
      customerEmail: 'eva@example.com',
    });
    expect(answer.json()).toMatchObject({ status: 'confirmed' });
    const again = await book(server.visitor(), {
      requestId: '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77',
      customerEmail: 'eva@example.com',
    });
    expect(again.json()).toEqual(answer.json());
  });
});
