import {
  book,
  bookStay,
  buildBookingPage,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { type CalendarProperties, readCalendar } from '@tests/support/read-calendar';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarAddress } from '@/contracts/endpoints/calendars';
import { addDays } from '@/core/dates';

const server = startTestServer();
const NAME = 'Jana; Nováková, "Žofia"';

let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

const list = async (): Promise<CalendarAddress[]> =>
  (await owner.get(`/api/websites/${id}/calendars`)).json();
const pathOf = async (subject: string) => {
  const found = (await list()).find((calendar) => calendar.subject === subject);
  return new URL(found?.url ?? '').pathname;
};
const renew = (subject: string) => owner.post(`/api/websites/${id}/calendars/renew`, { subject });
const read = async (subject: string, browser = server.visitor()) =>
  readCalendar((await browser.get(await pathOf(subject))).body);
const valuesOf = (event: CalendarProperties | undefined, ...names: string[]) =>
  names.map((name) => event?.[name]?.value);

describe('the calendar of a website', () => {
  it('shows bookings with their customers and blocked time, in a form that programs read', async () => {
    id = await publishBookings(owner, salon, cottage);
    const business = { name: 'Salón', address: 'Hlavná 1\n811 01 Bratislava' };
    const { business: known } = (await owner.get(`/api/websites/${id}/business`)).json();
    expect((await owner.put(`/api/websites/${id}/business`, { ...known, ...business })).statusCode).toBe(200);
    const asked = {
      customerName: NAME,
      customerPhone: '+421 905 123 456',
      notes: 'Prvý riadok\nDruhý \\ riadok',
    };
    const { id: bookingId } = (await book(server.visitor(), asked)).json();
    await bookStay(server.visitor(), { sectionId: 'booking-1' });
    await book(server.visitor(), { time: '14:00', customerName: 'Cancelled' });
    const [cancelled] = (await owner.get(`/api/websites/${id}/bookings`)).json();
    await owner.put(`/api/bookings/${cancelled.id}`, { status: 'cancelled' });
    await owner.post(`/api/websites/${id}/blocks`, {
      from: '2026-12-24',
      fromTime: '00:00',
      until: '2026-12-26',
    });
    await owner.post(`/api/websites/${id}/blocks`, {
      from: '2026-12-01',
      fromTime: '10:00',
      until: '2026-12-01',
      untilTime: '11:30',
      note: 'Zubár',
    });

    const answer = await server.visitor().get(await pathOf('all'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const { calendar, events } = readCalendar(answer.body);
    expect(valuesOf(calendar, 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL', 'METHOD')).toEqual([
      'Salón',
      'PT1H',
      'PT1H',
      'PUBLISH',
    ]);
    expect(events).toHaveLength(4);
    const visit = events.find(({ UID }) => UID?.value.startsWith(`booking-${bookingId}@`));
    // 08:00 in UTC is nine o'clock in Bratislava in winter.
    expect(valuesOf(visit, 'DTSTART', 'DTEND', 'STATUS', 'SEQUENCE')).toEqual([
      '20261124T080000Z',
      '20261124T090000Z',
      'TENTATIVE',
      '0',
    ]);
    expect(valuesOf(visit, 'SUMMARY', 'LOCATION')).toEqual([
      `${NAME} – Strih`,
      'Hlavná 1, 811 01 Bratislava',
    ]);
    expect(visit?.DESCRIPTION?.value.split('\n')).toEqual([
      expect.any(String),
      '+421 905 123 456',
      'Prvý riadok',
      'Druhý \\ riadok',
    ]);
    const stay = events.find(({ SUMMARY }) => SUMMARY?.value.endsWith('Podkrovie'));
    expect(stay?.DTSTART).toEqual({ parameters: { VALUE: 'DATE' }, value: '20261126' });
    expect(stay?.DTEND?.value).toBe('20261127');
    const blocked = events.filter(({ UID }) => UID?.value.startsWith('block-'));
    expect(blocked.map((event) => valuesOf(event, 'DTSTART', 'DTEND'))).toEqual([
      ['20261201T090000Z', '20261201T103000Z'],
      ['20261224', '20261227'],
    ]);
    expect(blocked[0]?.SUMMARY?.value).toBe('Zubár');

    // A confirmed booking keeps its name and counts its change.
    await owner.put(`/api/bookings/${bookingId}`, { status: 'confirmed' });
    const confirmed = (await read('all')).events.find(({ UID }) => UID?.value === visit?.UID?.value);
    expect(valuesOf(confirmed, 'STATUS', 'SEQUENCE')).toEqual(['CONFIRMED', '1']);
  });

  it('reaches sixty days back', async () => {
    id = await publishBookings(owner, salon);
    await book(server.visitor());
    server.clock.advance({ days: 60 });
    await owner.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
    expect((await read('all')).events).toHaveLength(1);
    server.clock.advance({ days: 4 });
    expect((await read('all')).events).toHaveLength(0);
  });

  it('is answered with 304 until something changes', async () => {
    id = await publishBookings(owner, salon);
    const path = await pathOf('all');
    const { etag } = (await server.visitor().get(path)).headers;
    const again = () => server.visitor().get(path, { 'if-none-match': String(etag) });
    server.clock.advance({ seconds: 300 });
    expect((await again()).statusCode).toBe(304);
    await book(server.visitor());
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the calendar of a person', () => {
  it("shows the person's own visits and the time that is blocked for them", async () => {
    id = await publishBookings(owner, { ...salon, isByPeople: true });
    const people = [makePerson('eva', { name: 'Eva' }), makePerson('ivo', { name: 'Ivo' })];
    await owner.put(`/api/websites/${id}/people`, { people });
    expect((await book(server.visitor(), { personId: 'eva', customerName: 'Jana' })).statusCode).toBe(201);
    expect((await book(server.visitor(), { personId: 'ivo', customerName: 'Tibor' })).statusCode).toBe(201);
    const block = { from: '2026-12-24', fromTime: '00:00', until: '2026-12-24' };
    await owner.post(`/api/websites/${id}/blocks`, { ...block, personId: 'ivo', note: 'Ivo' });
    await owner.post(`/api/websites/${id}/blocks`, { ...block, note: 'Vianoce' });
    const titles = async (subject: string) =>
      (await read(subject)).events.map(({ SUMMARY }) => SUMMARY?.value);
    expect(await titles('person/eva')).toEqual(['Jana – Strih', 'Vianoce']);
    expect(await titles('person/ivo')).toEqual(['Tibor – Strih', 'Ivo', 'Vianoce']);
    expect(await titles('all')).toContain('Jana – Strih, Eva');
  });
});

describe('the calendar of a room', () => {
  it('shows nights that are taken and nothing of who takes them', async () => {
    const [attic, parlour] = cottage.services;
    id = await publishBookings(owner, {
      ...cottage,
      services: [attic, { ...parlour, capacity: 2 }] as typeof cottage.services,
    });
    const guest = { customerName: 'Jana Nováková', customerPhone: '+421 905 123 456', notes: 'Tajné' };
    const stay = (changes: object) => bookStay(server.visitor(), { ...guest, ...changes });
    await stay({});
    await stay({ date: '2026-11-27', endDate: '2026-11-29' });
    // One of two rooms is free, until the second is taken for a night as well.
    await stay({ serviceId: 'parlour', date: '2026-11-26', endDate: '2026-11-29' });
    expect((await read('room/booking-0/parlour')).events).toEqual([]);
    await stay({ serviceId: 'parlour', date: '2026-11-27', endDate: '2026-11-28' });
    const { body } = await server.visitor().get(await pathOf('room/booking-0/attic'));
    for (const secret of ['Jana', '905', 'Tajné']) expect(body).not.toContain(secret);
    const spans = (file: ReturnType<typeof readCalendar>) =>
      file.events.map((event) => valuesOf(event, 'DTSTART', 'DTEND'));
    expect(spans(readCalendar(body))).toEqual([['20261126', '20261129']]);
    expect(spans(await read('room/booking-0/parlour'))).toEqual([['20261127', '20261128']]);
  });
});

describe('the address of a calendar', () => {
  it('is found by nobody who does not know it, and nothing is at one that was renewed', async () => {
    id = await publishBookings(owner, salon, cottage);
    const calendars = await list();
    expect(calendars.map(({ subject, kind }) => [subject, kind])).toEqual([
      ['all', 'website'],
      ['room/booking-1/attic', 'room'],
      ['room/booking-1/parlour', 'room'],
    ]);
    const path = await pathOf('all');
    const status = async (address: string) => (await server.visitor().get(address)).statusCode;
    expect(await status(path)).toBe(200);
    const wrong = `/calendars/${id}-${'A'.repeat(22)}.ics`;
    const others = [
      wrong,
      path.replace('.ics', ''),
      path.replace(`${id}-`, `${id + 1}-`),
      '/calendars/x.ics',
    ];
    for (const address of others) expect(await status(address), address).toBe(404);

    const room = await pathOf('room/booking-1/attic');
    const renewed = (await renew('all')).json();
    expect(new URL(renewed.url).pathname).not.toBe(path);
    expect([await status(path), await status(new URL(renewed.url).pathname), await status(room)]).toEqual([
      404, 200, 200,
    ]);
    expect((await renew('all')).json().url).not.toBe(renewed.url);
    expect((await renew('room/booking-1/cellar')).statusCode).toBe(404);
    // A room that has left the page no longer has a calendar.
    await owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(salon) });
    expect(await status(room)).toBe(404);
    await owner.delete(`/api/websites/${id}`);
    expect(await status(new URL(renewed.url).pathname)).toBe(404);
  });

  it('is shown to the owner alone', async () => {
    id = await publishBookings(owner, salon);
    const stranger = await server.owner('eva');
    expect((await stranger.get(`/api/websites/${id}/calendars`)).statusCode).toBe(404);
    const body = { subject: 'all' };
    expect((await stranger.post(`/api/websites/${id}/calendars/renew`, body)).statusCode).toBe(404);
    expect((await server.visitor().get(`/api/websites/${id}/calendars`)).statusCode).toBe(401);
  });

  it('works on when the plan has ended, so that no night is sold twice', async () => {
    owner = await server.owner('trial');
    id = await publishBookings(owner, cottage);
    await bookStay(server.visitor(), { date: addDays('2026-11-26', 21), endDate: addDays('2026-11-26', 22) });
    const path = await pathOf('room/booking-0/attic');
    server.clock.advance({ days: 8 });
    expect(readCalendar((await server.visitor().get(path)).body).events).toHaveLength(1);
  });
});
