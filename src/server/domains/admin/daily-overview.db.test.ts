import { book, buildBookingPage, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { remindOfWaiting } from '../bookings/lapse-bookings';
import { sendOverviews } from './daily-overview';

const server = startTestServer();
let owner: Browser;
let id: number;

const settings = (body?: object) =>
  body === undefined
    ? owner.get(`/api/websites/${id}/news-settings`)
    : owner.put(`/api/websites/${id}/news-settings`, body);
const deps = () => ({ ...createWorkDeps(server.database.db), clock: server.clock, config: server.config });
const moveTo = (moment: Date) =>
  server.clock.advance({ seconds: (moment.getTime() - server.clock.now().getTime()) / 1000 });
/** Lists the mails to the owner that went out since the last call. */
async function mails(): Promise<{ subject: string; text: string }[]> {
  server.sentMail.length = 0;
  await server.mail.sendDue();
  return server.sentMail.filter(({ to }) => to === 'zora@example.com');
}
/** Looks at a time of Tuesday, 24 November 2026, in Bratislava. */
async function lookAt(time: string): Promise<{ subject: string; text: string }[]> {
  moveTo(new Date(`2026-11-24T${time}:00+01:00`));
  await sendOverviews(deps());
  return mails();
}

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  id = await publishBookings(owner, salon);
  await mails();
});

describe('how an owner hears of what comes', () => {
  it('is a mail for each at first', async () => {
    expect((await settings()).json()).toEqual({ newsBy: 'each', overviewHour: 7 });
    await book(server.visitor());
    expect(await mails()).toHaveLength(1);
    expect(await lookAt('07:00')).toEqual([]);
  });

  it('is one overview a day, and nothing else, where that is chosen', async () => {
    expect((await settings({ newsBy: 'daily', overviewHour: 8 })).statusCode).toBe(200);
    await book(server.visitor(), { customerName: 'Elena', time: '10:00' });
    expect(await mails()).toEqual([]);
    expect(await lookAt('07:59')).toEqual([]);
    const [overview, ...others] = await lookAt('08:00');
    expect(others).toEqual([]);
    expect(overview?.subject).toMatch(/^Salón: Tuesday/);
    expect(overview?.text).toContain('10:00: Elena, Strih (waiting for your answer)');
    expect(overview?.text).toContain('Bookings waiting for your answer: 1');
    expect(await lookAt('08:01')).toEqual([]);
  });

  it('counts the bookings of a full day, and names as many as a mail takes', async () => {
    await settings({ newsBy: 'daily', overviewHour: 8 });
    const [cut] = salon.services.map((service) => ({ ...service, capacity: 60 }));
    const pageData = buildBookingPage({ ...salon, services: cut ? [cut] : [] });
    await owner.put(`/api/websites/${id}`, { pageData });
    for (let number = 1; number <= 52; number += 1) {
      const booking = { serviceId: 'cut', date: '2026-11-24', time: '10:00', customerName: `Eva ${number}` };
      await owner.post(`/api/websites/${id}/bookings`, booking);
    }
    const [overview] = await lookAt('08:00');
    expect(overview?.text).toContain('52 bookings at Salón today.');
    expect(overview?.text.match(/10:00: Eva/g)).toHaveLength(50);
    expect(overview?.text).toContain('Further bookings of the day: 2');
  });

  it('is no second mail about what waits, unless it lapses before the next overview', async () => {
    await settings({ newsBy: 'daily', overviewHour: 7 });
    const { id: waiting } = (
      await book(server.visitor(), { customerName: 'Elena', date: '2026-11-27' })
    ).json();
    const lapse = (id: number, waitsUntil: Date) =>
      server.database.db.update(bookings).set({ waitsUntil }).where(eq(bookings.id, id));
    await lapse(waiting, new Date('2026-11-27T07:00:00Z'));
    const [overview] = await lookAt('07:00');
    expect(overview?.text).toContain('1 booking is waiting for your answer');
    expect(overview?.text).toContain('Elena, Strih: held until Friday 27\u00a0November 2026, 08:00');
    moveTo(new Date('2026-11-25T06:59:00+01:00'));
    await remindOfWaiting(deps());
    expect(await mails()).toEqual([]);
    await sendOverviews(deps());
    moveTo(new Date('2026-11-25T07:00:00+01:00'));
    await sendOverviews(deps());
    expect(await mails()).toHaveLength(1);
    // This booking would have lapsed by the time of the next overview.
    const { id: hurried } = (await book(server.visitor(), { date: '2026-11-26' })).json();
    await lapse(hurried, new Date('2026-11-25T20:00:00Z'));
    moveTo(new Date('2026-11-25T10:01:00+01:00'));
    await remindOfWaiting(deps());
    await remindOfWaiting(deps());
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '2 bookings are waiting for your answer – Salón',
    ]);
  });

  it('hears of what waits by a mail of its own when the overview did not come', async () => {
    await settings({ newsBy: 'daily', overviewHour: 7 });
    await book(server.visitor(), { date: '2026-11-27' });
    await server.database.db.update(bookings).set({ waitsUntil: new Date('2026-11-27T07:00:00Z') });
    expect(await lookAt('07:00')).toHaveLength(1);
    moveTo(new Date('2026-11-25T11:01:00+01:00'));
    await sendOverviews(deps());
    await remindOfWaiting(deps());
    expect(await mails()).toHaveLength(1);
  });

  it('is both, where that is chosen', async () => {
    await settings({ newsBy: 'both', overviewHour: 7 });
    await book(server.visitor());
    expect(await mails()).toHaveLength(1);
    expect(await lookAt('07:30')).toHaveLength(1);
  });

  it('brings no overview of a day without anything, and none that is hours late', async () => {
    await settings({ newsBy: 'daily', overviewHour: 7 });
    expect(await lookAt('07:00')).toEqual([]);
    await book(server.visitor(), { date: '2026-11-25' });
    moveTo(new Date('2026-11-25T10:00:00+01:00'));
    await sendOverviews(deps());
    expect(await mails()).toEqual([]);
  });

  it('comes from one of two processes that look at once', async () => {
    await settings({ newsBy: 'daily', overviewHour: 7 });
    await book(server.visitor());
    moveTo(new Date('2026-11-24T07:00:00+01:00'));
    await Promise.all([sendOverviews(deps()), sendOverviews(deps())]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([{ newsBy: 'never' }, { overviewHour: 3 }, { overviewHour: '7' }, { newsBy: undefined }])(
    'is refused as %j',
    async (change) => {
      const answer = await settings({ newsBy: 'daily', overviewHour: 7, ...change });
      expect(answer.statusCode).toBe(400);
      expect((await settings()).json()).toEqual({ newsBy: 'each', overviewHour: 7 });
    },
  );

  it('is chosen by nobody else', async () => {
    const stranger = await server.owner('boris');
    const body = { newsBy: 'daily', overviewHour: 7 };
    expect((await stranger.put(`/api/websites/${id}/news-settings`, body)).statusCode).toBe(404);
    expect((await server.visitor().get(`/api/websites/${id}/news-settings`)).statusCode).toBe(401);
  });
});
