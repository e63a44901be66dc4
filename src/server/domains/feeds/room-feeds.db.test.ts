import { bookStay, buildBookingPage, cottage, publishBookings } from '@tests/support/booking-page';
import { AIRBNB, attic, buildCalendar as calendar, startFeedStage } from '@tests/support/feed-stage';
import type { Browser } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MINUTES } from '@/core/dates';
import { claims } from '../../db/tables/claims';
import { FeedError } from '../../ports/feed-reader';

const { server, files, asked, add, list, look } = startFeedStage();
const blocksOf = async (owner: Browser, id: number) =>
  (await owner.get(`/api/websites/${id}/blocks?from=2026-11-20&to=2026-12-20`)).json();

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

describe('a stay that was sold elsewhere when no unit was left', () => {
  const [room, parlour] = cottage.services as [object, object];
  const build = (capacity: number, changes: object = {}) =>
    ({ ...cottage, ...changes, services: [{ ...room, capacity }, parlour] }) as never;
  const status = async (changes: object = {}) => (await bookStay(server.visitor(), changes)).statusCode;
  const placesHeld = async () => {
    const rows = await server.database.db.select().from(claims).orderBy(claims.place);
    return rows.map(({ place, blockId }) => [place, blockId === null ? 'booking' : 'stay']);
  };
  const cancel = (owner: Browser, id: number) => owner.put(`/api/bookings/${id}`, { status: 'cancelled' });

  /** Sells both units here and one elsewhere. */
  async function oversell() {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, build(2));
    const first = (await bookStay(server.visitor())).json();
    const second = (await bookStay(server.visitor())).json();
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-27']));
    await add(owner, id);
    expect((await list(owner, id)).conflicts).toHaveLength(1);
    return { owner, id, first, second };
  }

  it('takes whichever unit becomes free first', async () => {
    const { owner, id, second } = await oversell();
    await cancel(owner, second.id);
    expect((await list(owner, id)).conflicts).toEqual([]);
    expect(await placesHeld()).toEqual([
      [1, 'booking'],
      [2, 'stay'],
    ]);
    expect(await status()).toBe(409);
  });

  it('takes one unit of two that become free at once', async () => {
    const { owner, first, second } = await oversell();
    await Promise.all([cancel(owner, first.id), cancel(owner, second.id)]);
    expect(await placesHeld()).toEqual([[expect.any(Number), 'stay']]);
    expect([await status(), await status()].sort()).toEqual([201, 409]);
  });

  it('takes a unit at the next reading that became free in another way', async () => {
    const { owner, id } = await oversell();
    // A server of the version before gives the time of a cancelled booking to nobody.
    await server.database.db.delete(claims).where(eq(claims.place, 2));
    await look();
    expect((await list(owner, id)).conflicts).toEqual([]);
    expect(await placesHeld()).toEqual([
      [1, 'booking'],
      [2, 'stay'],
    ]);
  });

  it('keeps a unit closed while there are fewer of them, and when there are more again', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, build(2));
    expect(await status()).toBe(201);
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-28']));
    await add(owner, id);
    const next = { date: '2026-11-27', endDate: '2026-11-28' };
    const save = (capacity: number) =>
      owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(build(capacity)) });
    await save(1);
    expect(await status(next)).toBe(409);
    await save(2);
    expect(await status()).toBe(409);
    expect([await status(next), await status(next)]).toEqual([201, 409]);
  });

  it('keeps the room free for cleaning after it, of which other platforms read nothing', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, build(1, { isCleanedAfter: true }));
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-28']));
    await add(owner, id);
    expect(await status({ date: '2026-11-28', endDate: '2026-11-29' })).toBe(409);
    expect(await status({ date: '2026-11-29', endDate: '2026-11-30' })).toBe(201);
    const calendars: { subject: string; url: string }[] = (
      await owner.get(`/api/websites/${id}/calendars`)
    ).json();
    const address = calendars.find(({ subject }) => subject === `room/${attic}`)?.url ?? '';
    const { body } = await server.visitor().get(new URL(address).pathname);
    expect(body).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261128');
  });

  it('keeps the room free for cleaning also on the day of departure, and when the page is saved then', async () => {
    const owner = await server.owner('zora');
    const cleaned = build(1, { isCleanedAfter: true, noticeHours: 0 });
    const id = await publishBookings(owner, cleaned);
    files.set(
      AIRBNB,
      calendar(['1@airbnb', '2026-11-25', '2026-11-27'], ['2@airbnb', '2026-12-05', '2026-12-06']),
    );
    await add(owner, id);
    // It is the 27th, nine in the morning and then three in the afternoon.
    await look(6 * DAY_MINUTES - 60);
    expect(await status({ date: '2026-11-27', endDate: '2026-11-28' })).toBe(409);
    await look(6 * 60);
    expect((await owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(cleaned) })).statusCode).toBe(
      200,
    );
    expect(await placesHeld()).toEqual([
      [1, 'stay'],
      [1, 'stay'],
    ]);
  });

  it('is not sold twice when a stay elsewhere begins on the day on which it is cleaned', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, build(1, { isCleanedAfter: true }));
    await bookStay(server.visitor(), { date: '2026-11-26', endDate: '2026-11-28' });
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-28', '2026-11-30']));
    await add(owner, id);
    expect((await list(owner, id)).conflicts).toEqual([]);
    files.set(AIRBNB, calendar(['2@airbnb', '2026-11-27', '2026-11-30']));
    server.clock.advance({ seconds: 15 * 60 });
    await look();
    expect((await list(owner, id)).conflicts).toMatchObject([{ start: '2026-11-27 12:00' }]);
  });

  it('takes its day of cleaning when the guests of that night cancel', async () => {
    const owner = await server.owner('zora');
    const id = await publishBookings(owner, build(1, { isCleanedAfter: true }));
    const night = { date: '2026-11-28', endDate: '2026-11-29' };
    const booked = (await bookStay(server.visitor(), night)).json();
    files.set(AIRBNB, calendar(['1@airbnb', '2026-11-26', '2026-11-28']));
    await add(owner, id);
    await cancel(owner, booked.id);
    expect(await status(night)).toBe(409);
  });
});
