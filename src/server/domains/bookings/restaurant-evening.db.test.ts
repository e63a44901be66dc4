import { book, buildEveryDay, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import type { BookingContent } from '@/sections/types/booking/definition';

const server = startTestServer();

const tables = (id: string, name: string, capacity: number) => ({
  id,
  name,
  duration: 120,
  price: 0,
  description: '',
  capacity,
});
/** The restaurant has six tables for two and four for four, each for two hours of the evening. */
const restaurant: BookingContent = {
  ...salon,
  services: [tables('two', 'Table for two', 6), tables('four', 'Table for four', 4)],
  workingHours: buildEveryDay('17:00', '22:00'),
};

const atSix = (serviceId: 'two' | 'four') => book(server.visitor(), { serviceId, time: '18:00' });
const taken = async (serviceId: 'two' | 'four'): Promise<string[]> =>
  (
    await server
      .visitor()
      .get(`/api/public/salon/bookings/availability?date=2026-11-24&serviceId=${serviceId}`)
  ).json().bookedTimes;
/** A party that begins at one of these times would need a table that the parties of six o'clock still use. */
const AROUND_SIX = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30'];

it('a request takes one table and leaves the evening open, until the last table of its size is asked for', async () => {
  await publishBookings(await server.owner('zora'), restaurant);
  for (let asked = 1; asked <= 5; asked += 1) {
    expect((await atSix('two')).json().status).toBe('pending');
    expect(await taken('two')).toEqual([]);
  }
  expect((await atSix('two')).statusCode).toBe(201);
  expect(await taken('two')).toEqual(AROUND_SIX);
  expect((await atSix('two')).json()).toMatchObject({ field: 'time' });
  // A later party finds a table again, and the larger tables are all free.
  expect((await book(server.visitor(), { serviceId: 'two', time: '20:00' })).statusCode).toBe(201);
  expect(await taken('four')).toEqual([]);
});

it('a storm on one evening gets as many tables as there are, and a party of four none for two', async () => {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, restaurant);
  const got = { two: 0, four: 0 };
  const refused = { two: 0, four: 0 };
  // More parties of four ask for a table than there are, while tables for two are free.
  for (let wave = 0; wave < 4; wave += 1)
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const party = wave === 0 || index % 2 === 0 ? 'four' : 'two';
        const { statusCode } = await atSix(party);
        if (statusCode === 201) got[party] += 1;
        else if (statusCode === 409) refused[party] += 1;
      }),
    );
  expect(got).toEqual({ two: 6, four: 4 });
  expect(refused).toEqual({ two: 24, four: 46 });
  const evening = await owner.get(`/api/websites/${id}/bookings`);
  const services = (evening.json() as { service: string }[]).map(({ service }) => service).sort();
  expect(services).toEqual([...Array(4).fill('Table for four'), ...Array(6).fill('Table for two')]);
}, 60_000);

it('a cancelled table is free for exactly one party of its size', async () => {
  const owner = await server.owner('zora');
  await publishBookings(owner, restaurant);
  const ids: number[] = [];
  for (let party = 0; party < 4; party += 1) ids.push((await atSix('four')).json().id);
  for (const id of ids.slice(1)) await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
  expect((await atSix('four')).statusCode).toBe(409);
  expect(await taken('four')).toEqual(AROUND_SIX);
  expect(await taken('two')).toEqual([]);

  await owner.put(`/api/bookings/${ids[2]}`, { status: 'cancelled' });
  expect(await taken('four')).toEqual([]);
  const pressed = await Promise.all(Array.from({ length: 6 }, () => atSix('four')));
  expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  // A cancelled party cannot come back if somebody else has its table.
  expect((await owner.put(`/api/bookings/${ids[2]}`, { status: 'confirmed' })).statusCode).toBe(409);
});
