import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { claims } from '../../db/tables/claims';
import { FeedError } from '../../ports/feed-reader';
import { readDueFeeds } from './feeds';

/** At the moment, each address answers with this. */
const files = new Map<string, string | FeedError>();
const asked: string[] = [];
/** An address answers only after its promise. */
const held = new Map<string, Promise<void>>();
const feedReader = {
  read: async (url: string) => {
    asked.push(url);
    await held.get(url);
    const file = files.get(url) ?? new FeedError('unreachable');
    if (typeof file !== 'string') throw file;
    return file;
  },
};
const server = startTestServer({}, undefined, { feedReader });
const AIRBNB = 'https://calendar.example.com/attic.ics';
const attic = 'booking-0/attic';

beforeEach(() => {
  files.clear();
  asked.length = 0;
  held.clear();
});

type Stay = [uid: string, from: string, until: string];
const calendar = (...stays: Stay[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...stays.flatMap(([uid, from, until]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const add = (owner: Browser, id: number, change: object = {}) =>
  owner.post(`/api/websites/${id}/feeds`, { name: 'Airbnb', url: AIRBNB, resource: attic, ...change });
const list = async (owner: Browser, id: number) => (await owner.get(`/api/websites/${id}/feeds`)).json();
const blocksOf = async (owner: Browser, id: number) =>
  (await owner.get(`/api/websites/${id}/blocks?from=2026-11-20&to=2026-12-20`)).json();

/** Does the work that the server does every minute. */
async function look(minutes = 15): Promise<void> {
  server.clock.advance({ seconds: minutes * 60 });
  const { app, clock, config, database } = server;
  const deps = { ...createWorkDeps(database.db), clock, config, log: app.log, feedReader };
  await readDueFeeds(deps as unknown as Parameters<typeof readDueFeeds>[0]);
}

describe('a room that is sold elsewhere as well', () => {
  it('is taken when it is taken there, from the day of arrival to that of departure', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-28']));
    const added = await add(owner, id, { url: ' webcal://calendar.example.com/attic.ics ' });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Airbnb',
        host: 'calendar.example.com',
        resource: attic,
        readAt: '2026-11-21T10:00:00.000Z',
        problem: null,
        times: 1,
      },
    ]);
    expect(await blocksOf(owner, id)).toMatchObject([
      {
        start: '2026-11-26 12:00',
        end: '2026-11-28 12:00',
        feed: 'Airbnb',
        note: 'Reserved',
        resource: attic,
      },
    ]);
    expect((await bookStay(server.visitor())).statusCode).toBe(409);
    expect((await bookStay(server.visitor(), { serviceId: 'parlour' })).statusCode).toBe(201);
    expect((await bookStay(server.visitor(), { date: '2026-11-28', endDate: '2026-11-29' })).statusCode).toBe(
      201,
    );
  });

  it('follows every change a quarter of an hour later, and asks nobody before', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
    await add(owner, id);
    files.set(AIRBNB, calendar(['2@airbnb', '2026-11-27', '2026-11-28']));
    await look(14);
    expect(asked).toHaveLength(1);
    await look(1);
    expect((await bookStay(server.visitor())).statusCode).toBe(201);
    expect((await bookStay(server.visitor(), { date: '2026-11-27', endDate: '2026-11-28' })).statusCode).toBe(
      409,
    );
    files.set(AIRBNB, calendar());
    await look();
    expect(await list(owner, id)).toMatchObject({ feeds: [{ times: 0, problem: null }], conflicts: [] });
    expect(await server.database.db.$count(claims)).toBe(1);
  });

  it.each(['unreachable', 'slow', 'refused', 'tooLarge', 'address'] as const)(
    'stays as it was while its calendar is %s, which the owner reads, and is asked less and less often',
    async (problem) => {
      const owner = await server.owner('zora');
      const id = await publishBookings(owner, cottage);
      files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
      await add(owner, id);
      files.set(AIRBNB, new FeedError(problem));
      await look();
      expect((await list(owner, id)).feeds).toMatchObject([
        { problem, times: 1, readAt: '2026-11-21T10:00:00.000Z' },
      ]);
      expect((await bookStay(server.visitor())).statusCode).toBe(409);
      await look(29);
      expect(asked).toHaveLength(2);
      await look(1);
      expect(asked).toHaveLength(3);
      files.set(AIRBNB, calendar());
      const read = await owner.post(
        `/api/websites/${id}/feeds/${(await list(owner, id)).feeds[0].id}/read`,
        {},
      );
      expect(read.json()).toMatchObject({ problem: null, times: 0 });
    },
  );

  it('names what is no calendar', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    files.set(AIRBNB, '<html>');
    expect((await add(owner, id)).json()).toMatchObject({ problem: 'noCalendar', readAt: null, times: 0 });
  });

  it('collides with a booking, which stays; when that is cancelled, the other platform has the room', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    const booked = (await bookStay(server.visitor())).json();
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-25', '2026-11-28']));
    await add(owner, id);
    expect((await list(owner, id)).conflicts).toEqual([
      {
        feed: 'Airbnb',
        title: 'Reserved',
        start: '2026-11-25 12:00',
        end: '2026-11-28 12:00',
        booking: {
          id: booked.id,
          service: 'Podkrovie',
          customerName: 'Tibor',
          bookingDateText: '2026-11-26',
          bookingTimeText: '12:00',
          bookingEndDateText: '2026-11-27',
        },
      },
    ]);
    expect((await owner.get(`/api/websites/${id}/today`)).json().soldTwice).toBe(1);
    await server.mail.sendDue();
    const told = () => server.sentMail.filter(({ subject }) => subject.includes('sold twice'));
    expect(told()).toMatchObject([
      { to: 'zora@example.com', text: expect.stringContaining('Tibor, Podkrovie – also in Airbnb') },
    ]);
    // A calendar that repeats its entries tells the owner nothing new.
    await look();
    await server.mail.sendDue();
    expect(told()).toHaveLength(1);
    await owner.put(`/api/bookings/${booked.id}`, { status: 'cancelled' });
    expect((await list(owner, id)).conflicts).toEqual([]);
    expect((await owner.get(`/api/websites/${id}/today`)).json().soldTwice).toBe(0);
    expect((await bookStay(server.visitor())).statusCode).toBe(409);
  });

  it('gives one of its units', async () => {
    const owner = await server.owner('zora');
    const [room] = cottage.services as [object];
    const id = await publishBookings(owner, { ...cottage, services: [{ ...room, capacity: 2 }] as never });
    expect((await bookStay(server.visitor())).statusCode).toBe(201);
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-28']));
    await add(owner, id);
    expect((await list(owner, id)).conflicts).toEqual([]);
    expect((await bookStay(server.visitor())).statusCode).toBe(409);
    const next = { date: '2026-11-27', endDate: '2026-11-28' };
    expect((await bookStay(server.visitor(), next)).statusCode).toBe(201);
    expect((await bookStay(server.visitor(), next)).statusCode).toBe(409);
  });

  it('has one winner when an import and ten visitors want it at once', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, cottage);
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
    const [added, ...answers] = await Promise.all([
      add(owner, id),
      ...Array.from({ length: 10 }, () => bookStay(server.visitor())),
    ]);
    expect(added.statusCode).toBe(201);
    const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10 - booked);
    expect(booked).toBeLessThanOrEqual(1);
    expect(await server.database.db.$count(claims)).toBe(1);
    expect((await list(owner, id)).conflicts).toHaveLength(booked);
  });
});

it('asks nobody for an owner whose plan has ended', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
  await add(owner, id);
  server.clock.advance({ days: 8 });
  await look();
  expect(asked).toHaveLength(1);
});

it('blocks a long calendar whole, and gives it back whole', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  const days = Array.from({ length: 120 }, (_, index) => addDays('2026-12-01', index));
  files.set(AIRBNB, calendar(...days.map((day): Stay => [`${day}@airbnb`, day, addDays(day, 1)])));
  expect((await add(owner, id)).json()).toMatchObject({ problem: null, times: 120 });
  expect(await server.database.db.$count(claims)).toBe(120);
  files.set(AIRBNB, calendar());
  await look();
  expect((await list(owner, id)).feeds).toMatchObject([{ problem: null, times: 0 }]);
  expect(await server.database.db.$count(claims)).toBe(0);
});

it('keeps what is taken when every entry has another UID at the next reading', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  const days = Array.from({ length: 60 }, (_, index) => addDays('2026-12-01', index));
  const named = (host: string) =>
    calendar(...days.map((day): Stay => [`${day}@${host}`, day, addDays(day, 1)]));
  files.set(AIRBNB, named('first.example.com'));
  await add(owner, id);
  const before = await blocksOf(owner, id);
  files.set(AIRBNB, named('second.example.com'));
  await look();
  expect(before).toHaveLength(20);
  expect(await blocksOf(owner, id)).toEqual(before);
});

it('reads other calendars while one does not answer', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  const slow = 'https://slow.example.com/a.ics';
  files.set(slow, calendar());
  files.set(AIRBNB, calendar());
  await add(owner, id, { url: slow });
  await add(owner, id);
  files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
  let answer = () => {};
  held.set(slow, new Promise((resolve) => (answer = resolve)));
  const looking = look();
  await expect.poll(async () => (await list(owner, id)).feeds).toMatchObject([{ times: 0 }, { times: 1 }]);
  answer();
  await looking;
});

it('a person is away when their own calendar says so, and nobody else is', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, { ...salon, isByPeople: true });
  await owner.put(`/api/websites/${id}/people`, { people: [makePerson('ana'), makePerson('eva')] });
  files.set(AIRBNB, calendar(['1@google', '2026-11-24', '2026-11-25']));
  expect((await list(owner, id)).diaries).toEqual([
    { resource: '@people/ana', name: 'Ana' },
    { resource: '@people/eva', name: 'Eva' },
  ]);
  expect((await add(owner, id, { resource: '@people/ana' })).statusCode).toBe(201);
  expect((await book(server.visitor(), { personId: 'ana' })).statusCode).toBe(409);
  expect((await book(server.visitor(), { personId: 'eva' })).statusCode).toBe(201);
});

it('gives all of it back when it is removed, and is removed nowhere else', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
  const feed = (await add(owner, id, { resource: null })).json();
  const [block] = await blocksOf(owner, id);
  expect((await owner.delete(`/api/websites/${id}/blocks/${block.id}`)).statusCode).toBe(404);
  const other = await server.owner('viera');
  const address = `/api/websites/${id}/feeds/${feed.id}`;
  for (const call of [
    other.delete(address),
    other.post(`${address}/read`, {}),
    other.get(`/api/websites/${id}/feeds`),
  ])
    expect((await call).statusCode).toBe(404);
  const others = await publishBookings(other, cottage).catch(() => 0);
  expect((await other.delete(`/api/websites/${others}/feeds/${feed.id}`)).statusCode).toBe(404);
  expect((await owner.delete(address)).statusCode).toBe(204);
  expect(await blocksOf(owner, id)).toEqual([]);
  expect((await bookStay(server.visitor())).statusCode).toBe(201);
});

it.each([
  [{ url: 'ftp://calendar.example.com' }, 'url'],
  [{ url: 'https://eva:secret@calendar.example.com/a.ics' }, 'url'],
  [{ url: 'calendar' }, 'url'],
  [{ name: ' ' }, 'name'],
  [{ resource: 'booking-0/cellar' }, 'resource'],
])('refuses %j and asks nobody', async (change, field) => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  const answer = await add(owner, id, change);
  expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, field]);
  expect(asked).toEqual([]);
});

it('reads a calendar once, ten in all, and none for a plan without bookings', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  for (let index = 0; index < 10; index += 1)
    expect((await add(owner, id, { url: `https://calendar.example.com/${index}` })).statusCode).toBe(201);
  expect((await add(owner, id, { url: 'https://calendar.example.com/0' })).json().fields[0].path).toBe('url');
  expect((await add(owner, id, { url: 'https://calendar.example.com/10' })).statusCode).toBe(400);
  const free = await server.owner('viera', 'free');
  const website = { title: 'Chata', slug: 'chata', pageData: { sections: [] } };
  const freeId = (await free.post('/api/websites', website)).json().id;
  expect((await add(free, freeId, { resource: null })).statusCode).toBe(403);
  expect((await free.post(`/api/websites/${freeId}/feeds/1/read`, {})).statusCode).toBe(403);
});
