import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { readConfig } from '../../settings/config';
import { lapseBookings, remindOfWaiting } from './lapse-bookings';

const server = startTestServer();
const customerEmail = 'tibor@example.com';
const deps = () => ({
  ...createWorkDeps(server.database.db),
  clock: server.clock,
  config: readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' }),
});
let owner: Browser;
let websiteId: number;
const shown = async () => (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
const statuses = async () => (await shown()).map(({ status }: { status: string }) => status);

async function sent() {
  await server.mail.sendDue();
  return server.sentMail.splice(0);
}

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  websiteId = await publishBookings(owner, { ...salon, answerDays: 1 }, cottage);
});

describe('a booking that nobody answers', () => {
  it('gives its time back after three days where the section says nothing, and its customer is told', async () => {
    const stay = { customerEmail, date: '2026-12-10', endDate: '2026-12-12' };
    await bookStay(server.visitor(), stay);
    expect(await shown()).toMatchObject([{ status: 'pending', waitsUntil: '2026-11-24T10:00:00.000Z' }]);
    const told = (await sent()).map(({ to, text }) => [to, /Held until: .*/.exec(text)?.[0]]);
    const until = 'Held until: Tuesday 24\u00a0November 2026, 11:00';
    expect(told).toEqual([
      ['zora@example.com', until],
      [customerEmail, until],
    ]);
    server.clock.advance({ days: 3, seconds: -1 });
    await lapseBookings(deps());
    expect(await statuses()).toEqual(['pending']);
    server.clock.advance({ seconds: 1 });
    await lapseBookings(deps());
    expect(await shown()).toMatchObject([{ status: 'cancelled', waitsUntil: null }]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customerEmail, attachments: [{ method: 'CANCEL' }] });
    expect(mail?.text).toContain('no answer from Salón in time');
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:1');
    expect((await bookStay(server.visitor(), stay)).statusCode).toBe(201);
  });

  it('waits as long as its section said when it was made, and never past its beginning', async () => {
    await book(server.visitor(), { date: '2026-11-27' });
    await bookStay(server.visitor(), { date: '2026-11-22', endDate: '2026-11-23' });
    const untils = (await shown()).map(({ waitsUntil }: { waitsUntil: string }) => waitsUntil);
    expect(untils).toEqual(['2026-11-22T11:00:00.000Z', '2026-11-22T10:00:00.000Z']);
    server.clock.advance({ days: 1, seconds: 60 * 60 });
    await lapseBookings(deps());
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  });

  it('is cancelled though another one fails', async () => {
    for (const [customerName, date] of [
      ['Poison', '2026-11-26'],
      ['Elena', '2026-11-27'],
    ])
      await book(server.visitor(), { customerName, date });
    const { db } = server.database;
    await db.execute(sql`ALTER TABLE bookings ADD CONSTRAINT poison
      CHECK (customer_name <> 'Poison' OR status <> 'cancelled')`);
    server.clock.advance({ days: 1 });
    await expect(lapseBookings(deps())).rejects.toThrow('1 of them failed.');
    await db.execute(sql`ALTER TABLE bookings DROP CONSTRAINT poison`);
    const left = await db.select({ status: bookings.status }).from(bookings).orderBy(bookings.id);
    expect(left).toEqual([{ status: 'pending' }, { status: 'cancelled' }]);
  });

  it('is cancelled by one of two processes, and told of once', async () => {
    await book(server.visitor(), { date: '2026-11-27', customerEmail });
    await sent();
    server.clock.advance({ days: 1 });
    await Promise.all([lapseBookings(deps()), lapseBookings(deps()), lapseBookings(deps())]);
    expect((await sent()).map(({ to }) => to)).toEqual([customerEmail]);
    expect(await server.database.db.select().from(bookings)).toMatchObject([{ calendarSequence: 1 }]);
  });

  it('does not end when the owner answers, and waits anew when the answer is taken back', async () => {
    const { id } = (await book(server.visitor(), { date: '2026-11-27' })).json();
    await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
    server.clock.advance({ days: 2 });
    await lapseBookings(deps());
    expect(await shown()).toMatchObject([{ status: 'confirmed', waitsUntil: null }]);
    await owner.put(`/api/bookings/${id}`, { status: 'pending' });
    expect(await shown()).toMatchObject([{ waitsUntil: '2026-11-24T10:00:00.000Z' }]);
    await owner.put(`/api/bookings/${id}`, { bookingDateText: '2026-11-24', bookingTimeText: '09:00' });
    expect(await shown()).toMatchObject([{ waitsUntil: '2026-11-24T08:00:00.000Z' }]);
  });

  it('takes all that have waited long enough, however many', async () => {
    const { db } = server.database;
    const { id } = (await book(server.visitor(), { date: '2026-11-27' })).json();
    await db.execute(sql`
      INSERT INTO bookings (website_id, section_id, service_id, resource, during, booking_type, customer_name,
        customer_email, service, booking_date, booking_date_text, booking_time_text, waits_until, created_at)
      SELECT website_id, section_id, service_id, resource || n, during, booking_type, customer_name,
        customer_email, service, booking_date, booking_date_text, booking_time_text, waits_until, created_at
      FROM bookings, generate_series(1, 250) n WHERE id = ${id}`);
    server.clock.advance({ days: 1 });
    await lapseBookings(deps());
    expect(await db.$count(bookings, sql`status = 'pending'`)).toBe(0);
  }, 60_000);
});

describe('the owner', () => {
  const stay = (day: number) => ({ date: `2026-12-${day}`, endDate: `2026-12-${day + 1}` });

  it('is told after a day in one mail, and once a day, however many wait and however many processes look', async () => {
    for (const day of [10, 11, 12]) await bookStay(server.visitor(), stay(day));
    await sent();
    server.clock.advance({ days: 1, seconds: -1 });
    await remindOfWaiting(deps());
    expect(await sent()).toEqual([]);
    server.clock.advance({ seconds: 1 });
    await Promise.all([remindOfWaiting(deps()), remindOfWaiting(deps())]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'zora@example.com',
      subject: '3 bookings are waiting for your answer – Salón',
    });
    expect(mail?.text.match(/held until Tuesday 24\u00a0November 2026, 11:00/g)).toHaveLength(3);
    await bookStay(server.visitor(), stay(14));
    await sent();
    server.clock.advance({ seconds: 12 * 60 * 60 });
    await remindOfWaiting(deps());
    expect(await sent()).toEqual([]);
    server.clock.advance({ seconds: 12 * 60 * 60 });
    await remindOfWaiting(deps());
    expect(await sent()).toMatchObject([{ subject: '4 bookings are waiting for your answer – Salón' }]);
  });

  it('is told the day before when less than a day is left from the beginning on', async () => {
    await bookStay(server.visitor(), { date: '2026-11-22', endDate: '2026-11-23' });
    await sent();
    server.clock.advance({ seconds: 3 * 60 * 60 });
    await remindOfWaiting(deps());
    expect(await sent()).toEqual([]);
    server.clock.advance({ seconds: 1 });
    await remindOfWaiting(deps());
    expect(await sent()).toMatchObject([{ subject: '1 booking is waiting for your answer – Salón' }]);
  });

  it('is not told of what is answered, nor at once of what has only just come', async () => {
    const { id } = (await bookStay(server.visitor(), stay(10))).json();
    await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
    server.clock.advance({ days: 2 });
    await book(server.visitor(), { date: '2026-11-27' });
    await sent();
    await remindOfWaiting(deps());
    expect(await sent()).toEqual([]);
  });
});
