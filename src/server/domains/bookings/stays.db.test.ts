import { book, bookStay, cottage, publishBookings } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import type { BookingContent } from '@/sections/types/booking/definition';

const server = startTestServer();

const season = { id: 'advent', from: '2026-11-27', until: '2026-12-24', isYearly: true, price: 90 };
const [attic, parlour] = cottage.services as [BookingContent['services'][0], BookingContent['services'][0]];
/** The house has an attic for two that costs more in Advent, and two parlours for four. */
const house: BookingContent = {
  ...cottage,
  services: [
    { ...attic, sleeps: 2, seasons: [{ ...season, minNights: 2 }] },
    { ...parlour, sleeps: 4, capacity: 2, minNights: 2 },
  ],
  checkIn: '15:00',
  checkOut: '10:00',
  cityTax: '1,50',
  cityTaxNote: 'Deti do 12 rokov neplatia.',
  customerNote: 'Vezmite si papuče.',
};
const IN_PARLOUR = { serviceId: 'parlour', guests: 2 };

let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('helena');
  id = await publishBookings(owner, house);
});

const list = async () => (await owner.get(`/api/websites/${id}/bookings`)).json();
const fields = (answer: { json: () => { fields?: { path: string }[] } }) =>
  answer.json().fields?.map(({ path }) => path);
const save = async (content: BookingContent) => {
  const sections = [{ id: 'booking-0', type: 'booking', title: '', content, order: 0 }];
  return owner.put(`/api/websites/${id}`, { pageData: { sections } });
};

describe('a stay', () => {
  it('keeps its guests, the price of its nights and what the house says', async () => {
    // Thursday lies before the season, Friday and Saturday lie in it.
    const stay = { guests: 2, date: '2026-11-26', endDate: '2026-11-29', priceCents: 244_00 };
    expect((await bookStay(server.visitor(), stay)).statusCode).toBe(201);
    const agreed = {
      price: null,
      stay: {
        guests: 2,
        nights: [
          { nights: 1, cents: 64_00 },
          { nights: 2, cents: 90_00 },
        ],
        checkIn: '15:00',
        checkOut: '10:00',
        cityTaxCents: 150,
        cityTaxNote: 'Deti do 12 rokov neplatia.',
      },
    };
    expect(await list()).toMatchObject([agreed]);
    // A later edit of the page does not change the booking.
    await save({ ...house, checkIn: '18:00', services: [{ ...attic, price: 500 }] });
    expect(await list()).toMatchObject([agreed]);
  });

  it('is mailed with times, guests, its price in parts, the tax and what to know', async () => {
    await bookStay(server.visitor(), { guests: 2, date: '2026-11-26', endDate: '2026-11-29' });
    await server.mail.sendDue();
    const mail = server.sentMail.splice(0).find(({ to }) => to.startsWith('customer-'));
    const words = [
      '15:00',
      '10:00',
      '1 × €64.00, 2 × €90.00',
      '€244.00',
      '€9.00',
      'Deti do 12 rokov neplatia.',
    ];
    for (const word of [...words, 'Vezmite si papuče.']) expect(mail?.text).toContain(word);
    const calendar = mail?.attachments[0]?.content.replace(/\r\n[ \t]/g, '');
    for (const word of ['15:00', '244.00', 'Vezmite si papuče.']) expect(calendar).toContain(word);
  });

  it.each([
    ['guests that nobody has counted', {}, 'guests'],
    ['more guests than the room sleeps', { guests: 3 }, 'guests'],
    ['no guest', { guests: 0 }, 'guests'],
    ['too few nights for its season', { guests: 2, date: '2026-11-27', endDate: '2026-11-28' }, 'endDate'],
    ['too few nights for its room', { ...IN_PARLOUR }, 'endDate'],
  ])('is refused with %s', async (_name, changes, field) => {
    const answer = await bookStay(server.visitor(), changes);
    expect(answer.statusCode).toBe(400);
    expect(fields(answer)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('is refused at another price than the visitor has read, with the new one', async () => {
    const answer = await bookStay(server.visitor(), { guests: 2, priceCents: 60_00 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ field: 'priceCents', totalCents: 64_00 });
    expect(answer.json().message).toContain('€64.00');
    expect(await list()).toEqual([]);
    expect((await bookStay(server.visitor(), { guests: 2, priceCents: 64_00 })).statusCode).toBe(201);
  });

  it('is priced anew when it moves into a season', async () => {
    await bookStay(server.visitor(), { guests: 1, endDate: '2026-11-28' });
    const [{ id: bookingId }] = await list();
    const moved = { bookingDateText: '2026-12-01', bookingEndDateText: '2026-12-03' };
    const answer = await owner.put(`/api/bookings/${bookingId}`, moved);
    expect(answer.json()).toMatchObject({
      price: '90.00',
      stay: { guests: 1, nights: [{ nights: 2, cents: 90_00 }] },
    });
  });

  it('that its customer moves costs what the page says before', async () => {
    await bookStay(server.visitor(), { guests: 1, endDate: '2026-11-28' });
    await server.mail.sendDue();
    const texts = server.sentMail.splice(0).map(({ text }) => text);
    const address = texts.map((text) => /http\S+(\/salon\/visit\/\S+)/.exec(text)?.[1]).find(Boolean);
    const moved = `${address}/move?to=2026-12-03T12:00`;
    const page = await server.visitor().get(moved);
    expect(page.body).toContain('€180.00');
    const action = /formaction="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(action).toBe(`${moved}&sum=18000`);
    await save({ ...house, services: [{ ...attic, sleeps: 2, seasons: [{ ...season, price: 100 }] }] });
    const press = (path: string) =>
      server.visitor().post(path, '', { 'content-type': 'application/x-www-form-urlencoded' });
    expect((await press(action)).statusCode).toBe(409);
    expect((await press(`${moved}&sum=20000`)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ bookingDateText: '2026-12-03', price: '100.00' }]);
  });

  it('that the owner enters is bound by no number of guests or nights', async () => {
    const entered = { serviceId: 'parlour', date: '2026-11-26', time: '12:00', endDate: '2026-11-27' };
    const path = `/api/websites/${id}/bookings`;
    const answer = await owner.post(path, { ...entered, guests: 5, customerName: 'Tibor' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ price: '40.00', stay: { guests: 5 } });
  });
});

describe('a cleaning day', () => {
  const cleaned = { ...house, isCleanedAfter: true };

  it('keeps the night after a stay free, and the room free before the next one', async () => {
    await save(cleaned);
    const stay = (date: string, endDate: string) =>
      bookStay(server.visitor(), { guests: 2, date, endDate }).then(({ statusCode }) => statusCode);
    expect(await stay('2026-12-03', '2026-12-05')).toBe(201);
    expect(await stay('2026-12-05', '2026-12-07')).toBe(409);
    // The room would have to be cleaned on the day of the next arrival.
    expect(await stay('2026-12-01', '2026-12-03')).toBe(409);
    expect(await stay('2026-12-06', '2026-12-08')).toBe(201);
    const month = '/api/public/salon/bookings/free-days?serviceId=attic&month=2026-12';
    const { freeDays } = (await server.visitor().get(month)).json();
    expect(freeDays.slice(0, 5)).toEqual([
      '2026-12-01',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
    ]);
  });

  it('lets no two stays of a room meet in a storm', async () => {
    await save(cleaned);
    const arrivals = Array.from({ length: 40 }, (_, index) => addDays('2026-12-03', index % 5));
    const answers = await Promise.all(
      arrivals.map((date) =>
        book(server.visitor(), { ...IN_PARLOUR, time: '12:00', date, endDate: addDays(date, 2) }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([...new Set(codes)].sort()).toEqual([201, 409]);
    // The arrivals lie within five days, so each of the two rooms takes at least one stay, and at most two.
    const booked = codes.filter((code) => code === 201).length;
    expect(booked).toBeGreaterThanOrEqual(2);
    expect(booked).toBeLessThanOrEqual(4);
    const held = await server.database.db.execute(sql`
      SELECT a.id FROM claims a JOIN claims b ON a.id < b.id AND a.place = b.place AND a.resource = b.resource
        AND a.during && b.during`);
    expect((held as unknown as { rows: unknown[] }).rows).toEqual([]);
    const places = await server.database.db.execute(sql`
      SELECT place, max(upper(during) - lower(during)) = interval '3 days' AS is_cleaned FROM claims GROUP BY place
      ORDER BY place`);
    expect((places as unknown as { rows: unknown[] }).rows).toEqual([
      { place: 1, is_cleaned: true },
      { place: 2, is_cleaned: true },
    ]);
  });
});

describe('a visitor who looks for a room', () => {
  const look = async (path: string) => server.visitor().get(`/api/public/salon/bookings/${path}`);

  it('sees for all rooms how long a stay can and must be from each day on', async () => {
    await bookStay(server.visitor(), { guests: 1, date: '2026-12-03', endDate: '2026-12-05' });
    const { rooms } = (await look('longest-stays?sectionId=booking-0&month=2026-12')).json();
    const [inAttic, inParlour] = rooms;
    expect(inAttic.longest.slice(0, 5)).toEqual([2, 1, 0, 0, 90]);
    expect(inAttic.least.slice(23, 26)).toEqual([2, 1, 1]);
    expect(inParlour.longest.slice(0, 3)).toEqual([90, 90, 90]);
    expect(inParlour.longest).toHaveLength(31);
  });

  it('reads what the nights cost in each room, and why one is not to be had', async () => {
    await bookStay(server.visitor(), { guests: 1, date: '2026-12-03', endDate: '2026-12-05' });
    const offers = async (query: string) =>
      (await look(`stay-offers?sectionId=booking-0&${query}`)).json().rooms;
    expect(await offers('date=2026-12-04&endDate=2026-12-07&guests=2')).toEqual([
      {
        serviceId: 'attic',
        problem: 'taken',
        leastNights: 2,
        nights: [{ nights: 3, cents: 90_00 }],
        totalCents: 270_00,
      },
      {
        serviceId: 'parlour',
        problem: null,
        leastNights: 2,
        nights: [{ nights: 3, cents: 40_00 }],
        totalCents: 120_00,
      },
    ]);
    const problems = async (query: string) =>
      (await offers(query)).map(({ problem }: { problem: string | null }) => problem);
    expect(await problems('date=2026-12-07&endDate=2026-12-08&guests=3')).toEqual(['guests', 'nights']);
    expect(
      (await look('stay-offers?sectionId=booking-0&date=2026-12-07&endDate=2026-12-07')).statusCode,
    ).toBe(400);
    expect((await look('longest-stays?sectionId=booking-9&month=2026-12')).statusCode).toBe(404);
  });
});

it.each([
  ['sleeps', { sleeps: 0 }],
  ['minNights', { minNights: 1.5 }],
  ['seasons.0.until', { seasons: [{ ...season, until: '2026-11-01' }] }],
  ['seasons.0.from', { seasons: [{ ...season, from: 'zima' }] }],
  ['seasons.0.price', { seasons: [{ ...season, price: -1 }] }],
  ['seasons', { seasons: Array.from({ length: 13 }, (_, index) => ({ ...season, id: `${index}` })) }],
])('a room with wrong %s is not saved', async (path, changes) => {
  const answer = await save({ ...house, services: [{ ...attic, ...changes }] });
  expect(answer.statusCode).toBe(400);
  expect(fields(answer)?.[0]).toContain(`content.services.0.${path}`);
});

it.each([
  ['checkIn', 'poobede'],
  ['cityTax', 'podľa dohody'],
  ['cityTaxNote', 'x'.repeat(201)],
])('a house with a wrong %s is not saved', async (field, value) => {
  const answer = await save({ ...house, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(fields(answer)).toEqual([`pageData.sections.0.content.${field}`]);
});
