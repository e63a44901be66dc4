import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { AIRBNB, buildCalendar as calendar, type Stay, startFeedStage } from '@tests/support/feed-stage';
import { makePerson } from '@tests/support/person';
import type { Browser } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { claims } from '../../db/tables/claims';
import { FeedError } from '../../ports/feed-reader';

const { server, files, asked, held, add, list, look } = startFeedStage();
const blocksOf = async (owner: Browser, id: number) =>
  (await owner.get(`/api/websites/${id}/blocks?from=2026-11-20&to=2026-12-20`)).json();

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

it.each([
  ['what was taken before', calendar(['1@airbnb', '2026-11-26', '2026-11-27'])],
  ['that it failed', new FeedError('slow')],
])('an answer that comes after that to a later question changes nothing: %s', async (_what, late) => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, cottage);
  files.set(AIRBNB, calendar());
  const feed = (await add(owner, id)).json();
  const readNow = () => owner.post(`/api/websites/${id}/feeds/${feed.id}/read`, {});
  let answer = () => {};
  held.set(AIRBNB, new Promise((resolve) => (answer = resolve)));
  files.set(AIRBNB, late);
  const looking = look();
  await expect.poll(() => asked.length).toBe(2);
  held.clear();
  files.set(AIRBNB, calendar(['1@airbnb', '2026-11-28', '2026-11-29']));
  expect((await readNow()).json()).toMatchObject({ problem: null, times: 1 });
  answer();
  await looking;
  expect((await list(owner, id)).feeds).toMatchObject([{ problem: null, times: 1 }]);
  expect(await blocksOf(owner, id)).toMatchObject([{ start: '2026-11-28 12:00' }]);
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
