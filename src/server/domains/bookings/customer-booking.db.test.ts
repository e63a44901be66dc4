import { book, bookStay, buildEveryDay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { readConfig } from '../../settings/config';
import { remindCustomers } from './lapse-bookings';

const server = startTestServer();
const customerEmail = 'tibor@example.com';
let owner: Browser;
let websiteId: number;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

const publish = async (changes: object = {}) => {
  websiteId = await publishBookings(owner, { ...salon, ...changes });
};

async function sent() {
  await server.mail.sendDue();
  return server.sentMail.splice(0);
}

/** Finds the address of the customer's page in the last mail to them. */
async function link(): Promise<string> {
  const texts = (await sent()).filter(({ to }) => to === customerEmail).map(({ text }) => text);
  return /http\S+(\/salon\/visit\/\S+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
}

/** Reads the text of a page, without its markup. */
async function read(address: string, status = 200): Promise<string> {
  const answer = await server.visitor().get(address);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return wordsOf(answer.body);
}
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const press = (address: string) =>
  server.visitor().post(address, '', { 'content-type': 'application/x-www-form-urlencoded' });
const shown = async () => (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
const times = async () =>
  (await shown()).map(
    ({ status, bookingDateText, bookingTimeText }: Record<string, string>) =>
      `${status} ${bookingDateText} ${bookingTimeText}`,
  );

async function confirmed(changes: object = {}): Promise<string> {
  const { id } = (await book(server.visitor(), { customerEmail, ...changes })).json();
  await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
  return link();
}

describe('the link in a mail', () => {
  it('shows the booking, and looking at any of its pages changes nothing', async () => {
    await publish();
    const address = await confirmed();
    expect(await read(address)).toContain(
      'You can move or cancel it here until Monday 23 November 2026, 09:00.',
    );
    await read(`${address}/cancel`);
    await read(`${address}/move`);
    expect(await read(`${address}/move?to=2026-11-25T10:00`)).toContain('Wednesday 25 November 2026, 10:00');
    expect(await times()).toEqual(['confirmed 2026-11-24 09:00']);
    expect(await sent()).toEqual([]);
  });

  it('is worth nothing with another number, another key or at another page', async () => {
    await publish();
    const address = await confirmed();
    const { id } = (await book(server.visitor(), { time: '11:00' })).json();
    const key = address.split('-').at(-1);
    for (const wrong of [
      `/salon/visit/${id}-${key}`,
      address.slice(0, -1),
      `${address}x`,
      '/salon/visit/1',
      '/salon/visit/%00-x',
    ]) {
      expect(await read(wrong, 404)).toContain('There is no such booking');
      expect((await press(`${wrong}/cancel`)).statusCode).toBe(404);
    }
    await owner.post('/api/websites', { title: 'Other', slug: 'other', isPublished: true });
    await read(address.replace('/salon/', '/other/'), 404);
    expect(await times()).toEqual(['pending 2026-11-24 11:00', 'confirmed 2026-11-24 09:00']);
  });

  it('goes on showing the booking, and cancels it, when the page is not public any more', async () => {
    await publish();
    const address = await confirmed();
    await owner.put(`/api/websites/${websiteId}`, { isPublished: false });
    expect(await read(address)).not.toContain('Choose another time');
    await read(`${address}/move`, 409);
    expect((await press(`${address}/cancel`)).statusCode).toBe(200);
    expect(await times()).toEqual(['cancelled 2026-11-24 09:00']);
  });

  it('says that the booking is gone when it was deleted', async () => {
    await publish();
    const address = await confirmed();
    const [{ id }] = await shown();
    await owner.delete(`/api/websites/${websiteId}/bookings/${id}`);
    await read(address, 404);
  });
});

describe('a customer who cancels', () => {
  it('gives the time back, and both sides are told once, however often it is pressed', async () => {
    await publish();
    const address = await confirmed();
    await Promise.all([press(`${address}/cancel`), press(`${address}/cancel`), press(`${address}/cancel`)]);
    expect(await times()).toEqual(['cancelled 2026-11-24 09:00']);
    const mails = await sent();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'tibor@example.com: Salón: your booking is cancelled',
      'zora@example.com: Cancelled: Tibor, Strih',
    ]);
    expect(mails.find(({ to }) => to === customerEmail)?.attachments).toMatchObject([{ method: 'CANCEL' }]);
    expect(await read(address)).toContain('This booking is cancelled');
    expect((await book(server.visitor())).statusCode).toBe(201);
  });

  it('can do so until the hour that the section says', async () => {
    await publish({ changeHours: 48 });
    const address = await confirmed();
    server.clock.advance({ seconds: 22 * 60 * 60 - 1 });
    expect(await read(address)).toContain('Cancel the booking');
    server.clock.advance({ seconds: 1 });
    const page = await read(address);
    expect(page).toContain('It can no longer be changed here');
    expect(page).not.toContain('Cancel the booking');
    expect((await press(`${address}/cancel`)).statusCode).toBe(409);
    expect((await press(`${address}/move?to=2026-11-25T10:00`)).statusCode).toBe(409);
    expect(await times()).toEqual(['confirmed 2026-11-24 09:00']);
  });

  it('can take back what nobody has confirmed, also where nothing can be changed', async () => {
    await publish({ changeHours: 'never' });
    await book(server.visitor(), { customerEmail });
    const address = await link();
    expect(await read(address)).not.toContain('Choose another time');
    expect((await press(`${address}/cancel`)).statusCode).toBe(200);
    expect(await times()).toEqual(['cancelled 2026-11-24 09:00']);
  });

  it('cannot cancel what has begun', async () => {
    await publish({ changeHours: 0 });
    const address = await confirmed();
    server.clock.advance({ days: 3 });
    expect((await press(`${address}/cancel`)).statusCode).toBe(409);
  });
});

describe('a customer who chooses another time', () => {
  it('is shown what is free, with the time that they have given up for it', async () => {
    await publish();
    const address = await confirmed();
    await book(server.visitor(), { time: '11:00' });
    const page = await read(`${address}/move`);
    expect(page).toMatch(
      /Monday 23 November 2026 09:00 09:30 10:00 .* Tuesday 24 November 2026 09:30 10:00 12:00/,
    );
    expect(page).toContain('Later days');
    const later = await read(`${address}/move?from=2026-12-01`);
    expect(later).not.toContain('November 2026 09:00');
    expect(later).toContain('Tuesday 1 December 2026');
  });

  it('reads the same when the press comes again, though the new time is too near for another move', async () => {
    await publish();
    const address = await confirmed();
    server.clock.advance({ days: 1 });
    for (const _press of ['first', 'again'])
      expect((await press(`${address}/move?to=2026-11-23T10:00`)).statusCode).toBe(200);
    expect(await times()).toEqual(['pending 2026-11-23 10:00']);
    expect(await sent()).toHaveLength(2);
    expect((await press(`${address}/move?to=2026-11-25T10:00`)).statusCode).toBe(409);
  });

  it('waits for the owner again, and both sides are told both times', async () => {
    await publish();
    const address = await confirmed();
    expect((await press(`${address}/move?to=2026-11-24T09:30`)).statusCode).toBe(200);
    expect(await times()).toEqual(['pending 2026-11-24 09:30']);
    const mails = await sent();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'tibor@example.com: Salón: we have your booking request',
      'zora@example.com: Moved: Tibor, Strih',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Until now: Tuesday 24\u00a0November 2026, 09:00');
      expect(text).toContain('Time: 09:30');
    }
  });

  it('has it at once where the section confirms by itself', async () => {
    await publish({ isAutoConfirmed: true });
    await book(server.visitor(), { customerEmail });
    const address = await link();
    await press(`${address}/move?to=2026-11-25T10:00`);
    expect(await times()).toEqual(['confirmed 2026-11-25 10:00']);
    expect((await sent()).map(({ subject }) => subject).sort()).toEqual([
      'Moved: Tibor, Strih',
      'Salón: your booking has a new time',
    ]);
  });

  it('keeps the former time when the new one is taken, closed, past or none', async () => {
    await publish();
    const address = await confirmed();
    await book(server.visitor(), { time: '11:00' });
    await sent();
    for (const to of [
      '2026-11-24T11:00',
      '2026-11-29T10:00',
      '2026-11-20T10:00',
      '2026-11-25T10:07',
      'x',
      '',
    ]) {
      const answer = await press(`${address}/move?to=${to}`);
      expect([400, 409]).toContain(answer.statusCode);
      expect(wordsOf(answer.body)).toContain('Choose another time');
    }
    expect(await times()).toEqual(['pending 2026-11-24 11:00', 'confirmed 2026-11-24 09:00']);
    expect(await sent()).toEqual([]);
  });

  it('keeps the nights of a stay, and sees the days of arrival with so many free', async () => {
    websiteId = await publishBookings(owner, { ...cottage, workingHours: buildEveryDay('00:00', '00:00') });
    await bookStay(server.visitor(), { customerEmail, endDate: '2026-11-28' });
    const address = await link();
    await bookStay(server.visitor(), { date: '2026-11-30', endDate: '2026-12-01' });
    const page = await read(`${address}/move`);
    expect(page).toContain('Friday 27 November 2026 – Sunday 29 November 2026');
    expect(page).not.toContain('Sunday 29 November 2026 – Tuesday 1 December 2026');
    await press(`${address}/move?to=2026-11-27T12:00`);
    expect(await shown()).toMatchObject([
      {},
      { bookingDateText: '2026-11-27', bookingEndDateText: '2026-11-29', status: 'pending' },
    ]);
  });

  it('does not hold a time for longer by moving a request again and again', async () => {
    await publish({ answerDays: 1 });
    await book(server.visitor(), { customerEmail, date: '2026-11-27' });
    const address = await link();
    const [{ waitsUntil }] = await shown();
    server.clock.advance({ seconds: 20 * 60 * 60 });
    await press(`${address}/move?to=2026-11-27T10:00`);
    expect(await shown()).toMatchObject([{ bookingTimeText: '10:00', waitsUntil }]);
  });

  it('waits as long as a new request when it was confirmed, however often it is moved', async () => {
    await publish({ answerDays: 1 });
    const address = await confirmed({ date: '2026-11-27' });
    server.clock.advance({ seconds: 30 * 60 * 60 });
    for (const time of ['10:00', '11:00']) await press(`${address}/move?to=2026-11-27T${time}`);
    const waitsUntil = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    expect(await shown()).toMatchObject([{ status: 'pending', bookingTimeText: '11:00', waitsUntil }]);
  });

  it('loses to who was first, and ten who want the same time get it once', async () => {
    await publish();
    const links: string[] = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) links.push(await confirmed({ time }));
    const answers = await Promise.all(links.map((address) => press(`${address}/move?to=2026-11-25T10:00`)));
    expect(answers.map(({ statusCode }: { statusCode: number }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const taken = (await times()).filter((time: string) => time === 'pending 2026-11-25 10:00');
    expect(taken).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const deps = () => ({
    ...createWorkDeps(server.database.db),
    clock: server.clock,
    config: readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' }),
  });
  const hours = (count: number) => server.clock.advance({ seconds: count * 60 * 60 });

  it('goes out a day before, once, from several processes, with what the owner wants to be known', async () => {
    await publish({ customerNote: 'Parkovať sa dá vo dvore.' });
    await confirmed();
    hours(45);
    await remindCustomers(deps());
    expect(await sent()).toEqual([]);
    hours(1);
    await Promise.all([remindCustomers(deps()), remindCustomers(deps()), remindCustomers(deps())]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: customerEmail, subject: 'Salón: a reminder of your booking' });
    expect(mail?.text).toContain('Good to know: Parkovať sa dá vo dvore.');
    expect(mail?.text).toContain('See, move or cancel: http');
  });

  it('follows a booking that is moved, and ends with one that is cancelled', async () => {
    await publish({ reminderHours: 2 });
    await confirmed();
    const [{ id }] = await shown();
    await owner.put(`/api/bookings/${id}`, { bookingDateText: '2026-11-25' });
    await sent();
    hours(3 * 24);
    await remindCustomers(deps());
    expect(await sent()).toEqual([]);
    await owner.put(`/api/bookings/${id}`, { status: 'cancelled' });
    await sent();
    hours(24);
    await remindCustomers(deps());
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['for what nobody has confirmed', {}, false],
    ['where the section wants none', { reminderHours: 0 }, true],
  ])('does not go out %s', async (_, section, isConfirmed) => {
    await publish(section);
    if (isConfirmed) await confirmed();
    else await book(server.visitor(), { customerEmail });
    await sent();
    hours(46);
    await remindCustomers(deps());
    expect(await sent()).toEqual([]);
  });
});
