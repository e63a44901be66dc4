import {
  book,
  bookStay,
  buildBookingPage,
  cottage,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROPOSAL_HOURS } from '@/core/booking-limits';
import { claims } from '../../db/tables/claims';
import { outbox } from '../../db/tables/outbox';
import { readConfig } from '../../settings/config';
import { endProposals } from './proposals';

const server = startTestServer();
const customerEmail = 'tibor@example.com';
const TUESDAY = '2026-11-24';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let owner: Browser;
let websiteId: number;
let id: number;

const path = () => `/api/websites/${websiteId}/bookings/${id}/proposal`;
const at = (...times: string[]) => times.map((time) => ({ date: TUESDAY, time }));
const shown = async () =>
  (await owner.get(`/api/websites/${websiteId}/bookings`))
    .json()
    .find((one: { id: number }) => one.id === id);
async function propose(times = at('11:00', '13:00', '15:00'), words?: string) {
  const { changes } = await shown();
  return owner.post(path(), { times, words, changes });
}
const visit = async (time: string) => (await book(server.visitor(), { time })).statusCode;
const held = async () =>
  (await server.database.db.select().from(claims)).map(({ proposed, during }) => proposed ?? during).sort();
/** Finds the links in the last mail to the customer, each with its time. */
async function links(): Promise<string[]> {
  await server.mail.sendDue();
  const text = server.sentMail.filter(({ to }) => to === customerEmail).at(-1)?.text ?? '';
  return [...text.matchAll(/http\S+(\/salon\/visit\/\S+\/offer\S+)/g)].map(([, link = '']) => link);
}
const press = (link = '') => server.visitor().post(link, '', form);
const end = () =>
  endProposals({
    ...createWorkDeps(server.database.db),
    clock: server.clock,
    config: readConfig({}),
  } as never);

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  websiteId = await publishBookings(owner, { ...salon, answerDays: 1 });
  id = (await book(server.visitor(), { customerEmail })).json().id;
});

describe('times that an owner proposes', () => {
  it('are held for the customer, whose mail has a link for each; looking changes nothing', async () => {
    const answer = await propose(at('15:00', '11:00'), 'Ráno je plno.');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'pending', bookingTimeText: '09:00', proposedUntil: expect.any(String) },
    ]);
    expect(await visit('11:00')).toBe(409);
    expect(await visit('14:30')).toBe(409);
    expect(await visit('12:00')).toBe(201);
    const found = await links();
    expect(found.map((link) => link.slice(-16))).toEqual([`${TUESDAY}T11:00`, `${TUESDAY}T15:00`]);
    const mail = server.sentMail.find(({ text }) => text.includes(found[0] ?? ''));
    expect(mail?.text).toContain('> Ráno je plno.');
    const before = await held();
    const page = await server.visitor().get(found[0] ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Yes, book this time');
    expect(await held()).toEqual(before);
  });

  it('are proposed once when the same call comes twice, and others not at all', async () => {
    const { changes } = await shown();
    const [first, second] = [at('15:00', '11:00'), at('11:00', '15:00')];
    const answers = await Promise.all([first, second].map((times) => owner.post(path(), { times, changes })));
    expect(answers.map((answer) => [answer.statusCode, answer.json().changes])).toEqual([
      [200, changes + 1],
      [200, changes + 1],
    ]);
    expect((await owner.post(path(), { times: at('11:00'), changes })).statusCode).toBe(409);
    expect(await links()).toHaveLength(2);
    const told = server.sentMail.filter(({ subject }) => subject.includes('another time for your booking'));
    expect(told).toHaveLength(1);
    expect(await held()).toHaveLength(3);
    await owner.call({ method: 'DELETE', url: path() });
    expect((await owner.post(path(), { times: first, changes })).statusCode).toBe(409);
  });

  it('are shown to the owner as held, with whom, until they are over or one is chosen', async () => {
    const heldTimes = async (from = TUESDAY, to = TUESDAY) =>
      (await owner.get(`/api/websites/${websiteId}/bookings/held?from=${from}&to=${to}`)).json();
    expect(await heldTimes()).toEqual([]);
    await propose(at('15:00', '11:00'));
    expect(await heldTimes()).toMatchObject([
      { date: TUESDAY, time: '11:00', personId: null, booking: { id, bookingTimeText: '09:00' } },
      { date: TUESDAY, time: '15:00', personId: null, booking: { id, customerEmail } },
    ]);
    expect(await heldTimes('2026-11-25', '2026-11-30')).toEqual([]);
    expect((await owner.get(`/api/websites/${websiteId}/bookings/held?from=${TUESDAY}`)).statusCode).toBe(
      400,
    );
    const other = await server.owner('tibor');
    expect(
      (await other.get(`/api/websites/${websiteId}/bookings/held?from=${TUESDAY}&to=${TUESDAY}`)).statusCode,
    ).toBe(404);
    const [first] = await links();
    await press(first);
    expect(await heldTimes()).toEqual([]);
  });

  it('are not shown as held when their time is over', async () => {
    await propose();
    server.clock.advance({ days: PROPOSAL_HOURS / 24 });
    const path = `/api/websites/${websiteId}/bookings/held?from=${TUESDAY}&to=${TUESDAY}`;
    expect((await owner.get(path)).json()).toEqual([]);
  });

  it('become the booking by the first press: confirmed, told to both, and the others are free', async () => {
    await propose();
    const [, second = '', third = ''] = await links();
    const page = await press(second);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Your booking is confirmed');
    expect(await shown()).toMatchObject({
      status: 'confirmed',
      bookingTimeText: '13:00',
      bookingDate: '2026-11-24T12:00:00.000Z',
      waitsUntil: null,
      proposedUntil: null,
    });
    const subjects = (await server.database.db.select().from(outbox).orderBy(outbox.id)).map(
      ({ subject }) => subject,
    );
    expect(subjects).toContain('Salón: your booking is confirmed');
    expect(subjects).toContain('Moved: Tibor, Strih');
    const { changes } = await shown();
    expect((await press(second)).statusCode).toBe(200);
    expect((await shown()).changes).toBe(changes);
    expect((await press(third)).statusCode).toBe(409);
    expect(await visit('13:00')).toBe(409);
    for (const time of ['09:00', '11:00', '15:00']) expect([time, await visit(time)]).toEqual([time, 201]);
  });

  it('stay the customer’s in a storm of others', async () => {
    await propose(at('11:00'));
    const [link] = await links();
    const [own, ...others] = await Promise.all([
      press(link),
      ...Array.from({ length: 8 }, () => book(server.visitor(), { time: '11:00' })),
    ]);
    expect(own?.statusCode).toBe(200);
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(409));
    expect(await shown()).toMatchObject({ status: 'confirmed', bookingTimeText: '11:00' });
  });

  it('are one by two presses at the same moment', async () => {
    await propose();
    const found = await links();
    const answers = await Promise.all(found.map(press));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await held()).toHaveLength(1);
  });

  it('are free after a day, and the request waits for the owner another one', async () => {
    await propose();
    const [link] = await links();
    server.clock.advance({ days: PROPOSAL_HOURS / 24 });
    expect((await press(link)).statusCode).toBe(409);
    await end();
    expect(await held()).toEqual([expect.stringContaining('09:00:00')]);
    const booking = await shown();
    expect(booking).toMatchObject({ status: 'pending', proposedUntil: expect.any(String) });
    expect(Date.parse(booking.waitsUntil) - Date.parse(booking.proposedUntil)).toBe(24 * 60 * 60_000);
    expect((await server.visitor().get(link ?? '')).statusCode).toBe(409);
  });

  it.each([
    ['declined', () => owner.put(`/api/bookings/${id}`, { status: 'cancelled' }), 0],
    ['confirmed', () => owner.put(`/api/bookings/${id}`, { status: 'confirmed' }), 1],
    ['moved', () => owner.put(`/api/bookings/${id}`, { bookingTimeText: '11:30' }), 1],
    ['deleted', () => owner.delete(`/api/websites/${websiteId}/bookings/${id}`), 0],
  ] as const)('are given back when the booking is %s', async (_how, change, left) => {
    await propose();
    const [link] = await links();
    expect((await change()).statusCode).toBeLessThan(300);
    expect(await held()).toHaveLength(left);
    expect((await press(link)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await visit('15:00')).toBe(201);
  });

  it('go with their mail when the owner takes them back, and are replaced by others', async () => {
    await propose();
    expect((await owner.delete(path())).json()).toMatchObject({ proposedUntil: null });
    expect(await links()).toEqual([]);
    expect(await held()).toHaveLength(1);
    await propose(at('11:00'));
    await propose(at('15:00'));
    expect(await held()).toEqual([`${TUESDAY} 15:00`, expect.stringContaining('09:00:00')]);
    expect(await links()).toHaveLength(1);
  });

  it('are refused where one is taken or past, with nothing held, and for what does not wait', async () => {
    await book(server.visitor(), { time: '13:00' });
    expect((await propose(at('11:00', '13:00'))).statusCode).toBe(409);
    expect((await propose(at('11:00', '11:30'))).statusCode).toBe(409);
    expect((await propose([{ date: '2026-11-20', time: '09:00' }])).statusCode).toBe(400);
    expect((await propose([])).statusCode).toBe(400);
    expect((await propose(at('10:00', '11:00', '12:00', '14:00'))).statusCode).toBe(400);
    expect((await owner.post(path(), { times: at('15:00'), changes: 7 })).statusCode).toBe(409);
    expect(await held()).toHaveLength(2);
    await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
    expect((await propose()).statusCode).toBe(409);
  });

  it('are for the owner alone, and for the visits of this website', async () => {
    const { changes } = await shown();
    const stranger = await server.owner('marek', 'premium');
    const other = await stranger.post('/api/websites', {
      title: 'Iný',
      slug: 'other',
      pageData: { sections: [] },
    });
    expect((await stranger.post(path(), { times: at('11:00'), changes })).statusCode).toBe(404);
    const foreign = `/api/websites/${other.json().id}/bookings/${id}/proposal`;
    expect((await stranger.post(foreign, { times: at('11:00'), changes })).statusCode).toBe(404);
    expect((await stranger.delete(foreign)).statusCode).toBe(404);
    expect((await server.visitor().post(path(), { times: at('11:00'), changes })).statusCode).toBe(401);
  });
});

it('a time that somebody else has taken since the page has one diary for all is not confirmed', async () => {
  await propose(at('11:00'));
  const [link] = await links();
  const pageData = buildBookingPage({ ...salon, answerDays: 1, isOneAtATime: true });
  expect((await owner.put(`/api/websites/${websiteId}`, { pageData })).statusCode).toBe(200);
  expect((await book(server.visitor(), { serviceId: 'colour', time: '11:00' })).statusCode).toBe(201);
  expect((await press(link)).statusCode).toBe(409);
  expect(await shown()).toMatchObject({ status: 'pending', proposedUntil: expect.any(String) });
});

it('a person’s visit is proposed at other times of the same person, and saving the page moves nothing of it', async () => {
  const served = { ...salon, isOneAtATime: true, isByPeople: true };
  const pageData = (await owner.get(`/api/websites/${websiteId}`)).json().pageData;
  pageData.sections[0].content = served;
  await owner.put(`/api/websites/${websiteId}/people`, { people: [makePerson('zora'), makePerson('eva')] });
  await owner.put(`/api/websites/${websiteId}`, { pageData });
  id = (await book(server.visitor(), { customerEmail, time: '10:00', personId: 'eva' })).json().id;
  expect((await propose(at('14:00'))).statusCode).toBe(200);
  const held = await owner.get(`/api/websites/${websiteId}/bookings/held?from=${TUESDAY}&to=${TUESDAY}`);
  expect(held.json()).toMatchObject([{ time: '14:00', personId: 'eva' }]);
  pageData.sections[0].content = { ...served, title: 'Nový nadpis' };
  expect((await owner.put(`/api/websites/${websiteId}`, { pageData })).statusCode).toBe(200);
  expect((await book(server.visitor(), { time: '14:00', personId: 'eva' })).statusCode).toBe(409);
  expect((await book(server.visitor(), { time: '14:00', personId: 'zora' })).statusCode).toBe(201);
  const [link] = await links();
  expect((await press(link)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ status: 'confirmed', bookingTimeText: '14:00', personId: 'eva' });
});

it('a stay is proposed no other times', async () => {
  const pageData = (await owner.get(`/api/websites/${websiteId}`)).json().pageData;
  pageData.sections.push({ ...pageData.sections[0], id: 'booking-1', order: 1, content: cottage });
  await owner.put(`/api/websites/${websiteId}`, { pageData });
  id = (await bookStay(server.visitor(), { customerEmail })).json().id;
  expect((await propose(at('11:00'))).statusCode).toBe(409);
});
