import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { describe, expect, it } from 'vitest';
import type { BookingEdit } from '@/contracts/bookings';
import { bookings } from '../../db/tables/bookings';
import { users } from '../../db/tables/users';
import { readConfig } from '../../settings/config';
import { editBooking } from './edit-booking';

const server = startTestServer();

const stored = () => server.database.db.select().from(bookings).orderBy(bookings.id);

async function zoraWith(...contents: Parameters<typeof publishBookings>[1][]) {
  const owner = await server.owner('zora');
  const websiteId = await publishBookings(owner, ...contents);
  const edit = (id: number, changes: BookingEdit) => owner.put(`/api/bookings/${id}`, changes);
  return { owner, websiteId, edit };
}

async function booked(changes: object = {}): Promise<number> {
  return (await book(server.visitor(), changes)).json().id;
}

async function stayed(date: string, endDate: string): Promise<number> {
  return (await bookStay(server.visitor(), { date, endDate })).json().id;
}

describe('an owner', () => {
  it('confirms and moves, also to a Saturday evening and to last week', async () => {
    const { edit } = await zoraWith(salon);
    const id = await booked();
    expect((await edit(id, { status: 'confirmed' })).json()).toMatchObject({ id, status: 'confirmed' });
    const evening = { bookingDateText: '2026-11-28', bookingTimeText: '20:10' };
    const answer = await edit(id, evening);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { ...evening, status: 'confirmed', bookingDate: '2026-11-28T19:10:00.000Z', durationMinutes: 60 },
    ]);
    expect((await edit(id, { bookingDateText: '2026-11-14' })).statusCode).toBe(200);
    const [row] = await stored();
    expect(row).toMatchObject({
      during: '["2026-11-14 20:10:00","2026-11-14 21:10:00")',
      calendarSequence: 3,
    });
  });

  it('moves by the instant alone, which is read on the clock of the website', async () => {
    const { edit } = await zoraWith(salon);
    const id = await booked();
    expect((await edit(id, { bookingDate: '2026-11-25T23:30:00Z' })).json()).toMatchObject({
      bookingDate: '2026-11-25T23:30:00.000Z',
      bookingDateText: '2026-11-26',
      bookingTimeText: '00:30',
    });
  });

  it('cannot move a booking onto another one, by a minute', async () => {
    const { edit } = await zoraWith(salon);
    await booked({ time: '11:00' });
    const id = await booked();
    const answer = await edit(id, { bookingTimeText: '10:01' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'CONFLICT', message: "There's already another booking at this time." },
    ]);
    expect((await stored())[1]).toMatchObject({ bookingTimeText: '09:00', calendarSequence: 0 });
    expect((await edit(id, { bookingTimeText: '10:00' })).statusCode).toBe(200);
  });

  it('frees the time by cancelling, and cannot confirm again once somebody else has it', async () => {
    const { edit } = await zoraWith(salon);
    const id = await booked();
    expect((await edit(id, { status: 'cancelled' })).statusCode).toBe(200);
    expect((await edit(id, { status: 'confirmed' })).statusCode).toBe(200);
    await edit(id, { status: 'cancelled' });
    await booked();
    expect((await edit(id, { status: 'confirmed' })).statusCode).toBe(409);
    expect((await stored()).map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  });

  it('moves a stay by its days, within the rules of stays', async () => {
    const { edit } = await zoraWith(cottage);
    const id = await stayed('2026-11-26', '2026-11-27');
    await stayed('2026-11-28', '2026-11-30');
    const moved = await edit(id, { bookingDateText: '2026-11-25', bookingEndDateText: '2026-11-28' });
    expect(moved.json()).toMatchObject({
      bookingDate: '2026-11-25T11:00:00.000Z',
      bookingDateText: '2026-11-25',
      bookingTimeText: '12:00',
      bookingEndDateText: '2026-11-28',
      price: '64.00',
    });
    expect((await edit(id, { bookingEndDateText: '2026-11-29' })).statusCode).toBe(409);
    // A stay moves to the day of the instant, whatever its hour.
    expect((await edit(id, { bookingDate: '2026-11-26T05:00:00+01:00' })).json()).toMatchObject({
      bookingDate: '2026-11-26T11:00:00.000Z',
      bookingEndDateText: '2026-11-28',
    });
  });

  it('keeps name, length and price when the service is another one by now, or gone', async () => {
    const { owner, websiteId, edit } = await zoraWith(salon);
    const id = await booked();
    await owner.put(`/api/websites/${websiteId}`, { pageData: { sections: [] } });
    expect((await edit(id, { bookingTimeText: '12:00' })).json()).toMatchObject({
      service: 'Strih',
      durationMinutes: 60,
      bookingTimeText: '12:00',
    });
  });

  it('deletes, and the time is free', async () => {
    const { owner, websiteId } = await zoraWith(salon);
    const url = `/api/websites/${websiteId}/bookings/${await booked()}`;
    expect((await owner.delete(url)).statusCode).toBe(204);
    expect((await owner.delete(url)).statusCode).toBe(404);
    expect((await book(server.visitor())).statusCode).toBe(201);
  });

  it('deletes nothing through another one of their websites', async () => {
    const { owner } = await zoraWith(salon);
    const { id: otherId } = (await owner.post('/api/websites', { title: 'B', slug: 'other' })).json();
    expect((await owner.delete(`/api/websites/${otherId}/bookings/${await booked()}`)).statusCode).toBe(404);
    expect(await stored()).toHaveLength(1);
  });
});

it.each([
  [{}, undefined],
  [{ status: 'done' }, 'status'],
  [{ bookingDateText: '2026-02-30' }, 'bookingDateText'],
  [{ bookingTimeText: '25:99' }, 'bookingTimeText'],
  [{ bookingDate: 'tomorrow' }, 'bookingDate'],
  [{ bookingDate: '0001-01-01T00:00:00Z' }, 'bookingDateText'],
  [{ bookingDateText: '2206-11-24' }, 'bookingDateText'],
  [{ bookingDateText: '1926-11-24' }, 'bookingDateText'],
  [{ bookingEndDateText: '2026-11-25' }, 'bookingEndDateText'],
])('number %# of the bad edits is refused, nothing changed', async (changes, field) => {
  const { owner } = await zoraWith(salon);
  const id = await booked();
  const before = await stored();
  const answer = await owner.put(`/api/bookings/${id}`, changes);
  expect([answer.statusCode, answer.json().field || undefined]).toEqual([400, field]);
  expect(await stored()).toEqual(before);
});

it.each([
  [{ bookingEndDateText: '2026-11-26' }, 'bookingEndDateText'],
  [{ bookingDateText: '2026-11-27' }, 'bookingEndDateText'],
  [{ bookingEndDateText: '2027-11-27' }, 'bookingEndDateText'],
  [{ bookingTimeText: '14:00' }, 'bookingTimeText'],
])('number %# of the bad edits of a stay is refused', async (changes, field) => {
  const { edit } = await zoraWith(cottage);
  const answer = await edit(await stayed('2026-11-26', '2026-11-27'), changes);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

it("is 404 for another owner's booking, as if there were none", async () => {
  const { owner, websiteId } = await zoraWith(salon);
  const id = await booked();
  const other = await server.owner('tibor');
  const otherWebsite = (await other.post('/api/websites', { title: 'B', slug: 'other' })).json().id;
  const before = await stored();
  const foreign = await other.put(`/api/bookings/${id}`, { status: 'cancelled' });
  const missing = await other.put('/api/bookings/2147483647', { status: 'cancelled' });
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  for (const website of [websiteId, otherWebsite]) {
    expect((await other.delete(`/api/websites/${website}/bookings/${id}`)).statusCode).toBe(404);
  }
  expect((await server.visitor().put(`/api/bookings/${id}`, { status: 'cancelled' })).statusCode).toBe(401);
  expect(await stored()).toEqual(before);
  expect((await owner.put(`/api/bookings/${id}`, { status: 'cancelled' })).statusCode).toBe(200);
});

it('tells the record before and after, and counts only what calendars must learn of', async () => {
  const { edit } = await zoraWith(salon);
  const id = await booked();
  const [zora] = await server.database.db.select().from(users);
  const { clock, database } = server;
  const deps = { ...createWorkDeps(database.db), clock, config: readConfig({}) };
  const change = await editBooking(deps, zora?.id ?? 0, id, { bookingTimeText: '12:00' });
  expect(change).toMatchObject({
    before: { bookingTimeText: '09:00', calendarSequence: 0 },
    after: { bookingTimeText: '12:00', calendarSequence: 1 },
  });
  await edit(id, { status: 'pending', bookingDateText: '2026-11-24', bookingTimeText: '12:00' });
  expect(await stored()).toMatchObject([change.after]);
});

describe('the calendar', () => {
  it('holds what touches its days and is not cancelled, in order', async () => {
    const { owner, websiteId, edit } = await zoraWith(salon, cottage);
    await booked({ time: '14:00' });
    await booked({ time: '09:00' });
    await edit(await booked({ time: '11:00' }), { status: 'cancelled' });
    await booked({ date: '2026-12-01' });
    await stayed('2026-11-23', '2026-11-24');
    await stayed('2026-11-24', '2026-12-01');
    await stayed('2026-11-22', '2026-11-23');
    const calendar = async (from: string, to: string) =>
      (await owner.get(`/api/websites/${websiteId}/bookings/calendar?from=${from}&to=${to}`))
        .json()
        .map((booking: Record<string, string>) => `${booking.bookingDateText} ${booking.bookingTimeText}`);
    expect(await calendar('2026-11-24', '2026-11-24')).toEqual([
      '2026-11-23 12:00',
      '2026-11-24 09:00',
      '2026-11-24 12:00',
      '2026-11-24 14:00',
    ]);
    expect(await calendar('2026-11-25', '2026-11-30')).toEqual(['2026-11-24 12:00']);
  });

  it('shows six weeks, not a day more, and no days that run backwards', async () => {
    const { owner, websiteId } = await zoraWith(salon);
    const calendar = async (from: string, to: string) => {
      const answer = await owner.get(`/api/websites/${websiteId}/bookings/calendar?from=${from}&to=${to}`);
      return [answer.statusCode, answer.json().field];
    };
    expect(await calendar('2026-11-01', '2026-12-12')).toEqual([200, undefined]);
    expect(await calendar('2026-11-01', '2026-12-13')).toEqual([400, 'to']);
    expect(await calendar('2026-11-02', '2026-11-01')).toEqual([400, 'to']);
    expect(await calendar('2026-02-30', '2026-03-01')).toEqual([400, 'from']);
  });
});
