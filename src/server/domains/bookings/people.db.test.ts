import {
  book,
  buildBookingPage,
  buildBookingRequest,
  publishBookings,
  salon,
} from '@tests/support/booking-page';
import { makePerson } from '@tests/support/person';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '@/core/locale/weekdays';
import type { Person } from '@/core/people';
import { users } from '../../db/tables/users';

const server = startTestServer();
const served = { ...salon, isOneAtATime: true, isByPeople: true };
const person = (id: string, changes: Partial<Person> = {}) =>
  makePerson(id, { name: id.toUpperCase(), ...changes });
const from = (start: string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, [{ start, end: '17:00' }]])) as NonNullable<Person['week']>;

let owner: Browser;
let websiteId: number;
beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

const setPeople = (...people: Person[]) => owner.put(`/api/websites/${websiteId}/people`, { people });
const save = (...contents: (typeof salon)[]) =>
  owner.put(`/api/websites/${websiteId}`, { pageData: buildBookingPage(...contents) });
async function open(...people: Person[]) {
  websiteId = await publishBookings(owner, served, { ...served, services: salon.services });
  expect((await setPeople(...people)).statusCode).toBe(200);
}
const bookAt = (time: string, personId?: string, changes: object = {}) =>
  book(server.visitor(), { time, personId, ...changes });
const status = async (...call: Parameters<typeof bookAt>) => (await bookAt(...call)).statusCode;
const list = async (): Promise<
  { id: number; personId: string; personName: string; bookingTimeText: string }[]
> => (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
const diaries = async () =>
  (await list()).map(({ personName, bookingTimeText }) => `${bookingTimeText} ${personName}`).sort();
async function free(personId?: string, date = '2026-11-24'): Promise<string[]> {
  const query = new URLSearchParams({ serviceId: 'cut', date, ...(personId && { personId }) });
  return (await server.visitor().get(`/api/public/salon/bookings/availability?${query}`)).json().freeTimes;
}
async function freeDays(personId?: string): Promise<string[]> {
  const query = new URLSearchParams({ serviceId: 'cut', month: '2026-11', ...(personId && { personId }) });
  return (await server.visitor().get(`/api/public/salon/bookings/free-days?${query}`)).json().freeDays;
}

describe('a salon of two', () => {
  it('books each of them once at a time, in whatever section, and anyone as long as somebody is free', async () => {
    await open(person('zora'), person('eva'));
    expect(await status('09:00', 'eva')).toBe(201);
    expect(await status('09:00', 'eva')).toBe(409);
    expect(await status('09:30', 'eva', { sectionId: 'booking-1' })).toBe(409);
    expect(await status('09:00')).toBe(201);
    expect(await status('09:00')).toBe(409);
    expect(await diaries()).toEqual(['09:00 EVA', '09:00 ZORA']);
    expect(await status('10:00', 'nobody')).toBe(404);
  });

  it('gives anyone to who has least that day, and then in the order of the list', async () => {
    await open(person('zora'), person('eva'));
    await bookAt('09:00', 'zora');
    await bookAt('10:00', 'zora');
    for (const time of ['11:00', '12:00', '13:00', '14:00']) expect(await status(time)).toBe(201);
    expect(await diaries()).toEqual([
      '09:00 ZORA',
      '10:00 ZORA',
      '11:00 EVA',
      '12:00 EVA',
      '13:00 ZORA',
      '14:00 EVA',
    ]);
  });

  it('offers what somebody works and is free, and for anyone what one of them does', async () => {
    const away = [{ id: 'sea', from: '2026-11-25', until: '2026-11-27' }];
    await open(person('zora', { week: from('15:00') }), person('eva', { daysOff: away }));
    await bookAt('09:00', 'eva');
    expect(await free('zora')).toEqual(['15:00', '15:30', '16:00']);
    expect(await free('eva')).not.toContain('09:30');
    expect(await free()).toEqual(await free('eva'));
    await bookAt('15:00', 'eva');
    expect(await free('eva')).not.toContain('15:00');
    expect(await free()).toContain('15:00');
    expect(await free('eva', '2026-11-25')).toEqual([]);
    expect(await free(undefined, '2026-11-25')).toEqual(['15:00', '15:30', '16:00']);
    expect(await freeDays('eva')).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
    expect(await freeDays()).toHaveLength(6);
    // Zora does not work at nine, and Eva does not work on the 25th.
    expect(await status('09:00', 'zora')).toBe(400);
    expect(await status('09:00', undefined, { date: '2026-11-25' })).toBe(400);
    expect(await status('15:00', undefined, { date: '2026-11-25' })).toBe(201);
    expect(await status('15:00', undefined, { date: '2026-11-25' })).toBe(409);
  });

  it('books for a service only those who do it', async () => {
    const cut = { sectionId: 'booking-0', serviceId: 'cut' };
    await open(person('zora', { services: [cut] }), person('eva'));
    expect(await status('09:00', 'zora', { serviceId: 'colour' })).toBe(404);
    expect(await status('09:00', undefined, { serviceId: 'colour' })).toBe(201);
    expect(await status('09:00', undefined, { serviceId: 'colour' })).toBe(409);
    expect(await status('09:00', 'zora')).toBe(201);
    expect(await diaries()).toEqual(['09:00 EVA', '09:00 ZORA']);
  });
});

it('nobody is booked twice in a storm of those who want anyone, one of them, and another section', async () => {
  await open(person('zora'), person('eva'), person('nina'));
  const answers: number[] = [];
  for (let wave = 0; wave < 6; wave += 1) {
    const presses = Array.from({ length: 20 }, (_, index) =>
      status(index % 2 ? '09:00' : '09:30', [undefined, 'zora', undefined, 'eva'][(index >> 1) % 4], {
        sectionId: `booking-${(index >> 3) % 2}`,
      }),
    );
    answers.push(...(await Promise.all(presses)));
  }
  expect(new Set(answers)).toEqual(new Set([201, 409]));
  expect(answers.filter((answer) => answer === 201)).toHaveLength(3);
  const overlaps = await server.database.db.execute(sql`
    SELECT a.id FROM bookings a JOIN bookings b ON a.id < b.id AND a.person_id = b.person_id AND a.during && b.during`);
  expect((overlaps as unknown as { rows: unknown[] }).rows).toEqual([]);
  expect((await list()).map(({ personId }) => personId).sort()).toEqual(['eva', 'nina', 'zora']);
}, 60_000);

it('with a smaller plan the first of the list is booked, and what the others have stays', async () => {
  await open(person('zora'), person('eva'));
  await bookAt('09:00', 'eva');
  await server.database.db
    .update(users)
    .set({ subscriptionTier: 'standard' })
    .where(eq(users.nickname, 'zora'));
  expect(await status('11:00', 'eva')).toBe(404);
  expect(await status('11:00')).toBe(201);
  expect(await status('11:00')).toBe(409);
  expect(await diaries()).toEqual(['09:00 EVA', '11:00 ZORA']);
});

describe('who is removed', () => {
  it('keeps what is booked, under the name, and can be given to somebody else', async () => {
    await open(person('zora'), person('eva'));
    await bookAt('09:00', 'eva');
    await setPeople(person('zora'));
    expect(await free()).toContain('09:00');
    const [booking] = await list();
    expect(booking).toMatchObject({ personId: 'eva', personName: 'EVA' });
    const edit = (body: object) => owner.put(`/api/bookings/${booking?.id}`, body);
    expect((await edit({ status: 'confirmed', bookingTimeText: '10:00' })).json().personName).toBe('EVA');
    expect((await edit({ personId: 'eva2' })).statusCode).toBe(400);
    expect((await edit({ personId: 'zora' })).json()).toMatchObject({ personId: 'zora', personName: 'ZORA' });
    expect(await free('zora')).not.toContain('10:00');
  });
});

describe('when people come to serve', () => {
  it('upcoming bookings go to the first who is free, and come back when they no longer do', async () => {
    websiteId = await publishBookings(owner, salon);
    await setPeople(person('zora'), person('eva'));
    await bookAt('09:00');
    await bookAt('09:00', undefined, { serviceId: 'colour' });
    await bookAt('14:00');
    expect((await save(served)).statusCode).toBe(200);
    expect(await diaries()).toEqual(['09:00 EVA', '09:00 ZORA', '14:00 ZORA']);
    expect(await status('14:00', 'zora')).toBe(409);
    expect((await save(salon)).statusCode).toBe(200);
    expect(await diaries()).toEqual(['09:00 null', '09:00 null', '14:00 null']);
    expect(await status('14:00')).toBe(409);
    expect((await save({ ...salon, isOneAtATime: true })).statusCode).toBe(400);
  });

  it('a page is refused on which one of them would be booked twice', async () => {
    websiteId = await publishBookings(owner, salon);
    await setPeople(person('zora'));
    await bookAt('09:00');
    await bookAt('09:00', undefined, { serviceId: 'colour' });
    expect((await save(served)).json().field).toBe('pageData.sections.0.content.isByPeople');
    await setPeople(person('zora'), person('eva'));
    expect((await save(served)).statusCode).toBe(200);
  });

  it('bookings that were nobody’s go to whom the list gets later', async () => {
    websiteId = await publishBookings(owner, { ...salon, isOneAtATime: true });
    await bookAt('09:00');
    expect((await save(served)).statusCode).toBe(200);
    expect(await free()).toEqual([]);
    await setPeople(person('zora'));
    expect(await diaries()).toEqual(['09:00 ZORA']);
    expect(await status('09:00')).toBe(409);
  });
});

describe('a block', () => {
  const block = (body: object) =>
    owner.post(`/api/websites/${websiteId}/blocks`, {
      from: '2026-11-24',
      fromTime: '09:00',
      until: '2026-11-24',
      untilTime: '12:00',
      ...body,
    });

  it('closes one person, or all of them, also who comes later', async () => {
    await open(person('zora'), person('eva'));
    expect((await block({ personId: 'eva' })).json()).toMatchObject({ resource: '@people/eva' });
    expect(await status('09:00', 'eva')).toBe(409);
    expect(await status('09:00', 'zora')).toBe(201);
    expect((await block({ personId: 'nobody' })).statusCode).toBe(404);
    expect((await block({ serviceId: 'cut' })).statusCode).toBe(400);
    const all = await block({ sectionId: 'booking-0', from: '2026-11-25', until: '2026-11-25' });
    expect(all.json()).toMatchObject({ resource: '@people' });
    await setPeople(person('zora'), person('eva'), person('nina'));
    expect(await free('nina')).toContain('09:00');
    expect((await free('nina', '2026-11-25'))[0]).toBe('12:00');
    expect((await free('eva'))[0]).toBe('12:00');
  });

  it('of a section goes along when people come to serve, and when they no longer do', async () => {
    websiteId = await publishBookings(owner, { ...salon, isOneAtATime: true });
    await setPeople(person('zora'));
    await block({ sectionId: 'booking-0' });
    await save(served);
    expect((await free())[0]).toBe('12:00');
    await save({ ...salon, isOneAtATime: true });
    expect((await free())[0]).toBe('12:00');
  });
});

describe('an owner', () => {
  const enter = (body: object) =>
    owner.post(`/api/websites/${websiteId}/bookings`, { ...buildBookingRequest(), ...body });

  it('books somebody at any time, and as anyone first who works then', async () => {
    await open(person('zora', { week: from('15:00') }), person('eva'));
    expect((await enter({ time: '09:00' })).json()).toMatchObject({ personName: 'EVA' });
    expect((await enter({ time: '09:00' })).json()).toMatchObject({ personName: 'ZORA' });
    expect((await enter({ time: '09:00' })).statusCode).toBe(409);
    expect((await enter({ time: '07:00', personId: 'eva' })).json()).toMatchObject({ personName: 'EVA' });
    const times = `/api/websites/${websiteId}/bookings/times?serviceId=cut&date=2026-11-24&personId=zora`;
    expect((await owner.get(times)).json().freeTimes).toEqual(['15:00', '15:30', '16:00']);
    await setPeople();
    expect((await enter({ time: '12:00' })).json().field).toBe('personId');
  });
});

it('a customer reads who serves, and moves the visit to another time of the same person', async () => {
  await open(person('zora'), person('eva'));
  const customerEmail = 'tibor@example.com';
  const { id } = (await bookAt('09:00', 'eva', { customerEmail })).json();
  await bookAt('10:00', 'eva');
  await owner.put(`/api/bookings/${id}`, { status: 'confirmed' });
  await server.mail.sendDue();
  const mail = server.sentMail.filter(({ to }) => to === customerEmail).at(-1);
  expect(mail?.text).toContain('EVA');
  expect(String(mail?.attachments[0]?.content)).toContain('SUMMARY:Strih\\, EVA');
  const address = /http\S+(\/salon\/visit\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await server.visitor().get(address)).body).toContain('EVA');
  const moves = (await server.visitor().get(`${address}/move?from=2026-11-24`)).body;
  expect(moves).toContain('2026-11-24T11:00');
  expect(moves).not.toContain('2026-11-24T10:00');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await server.visitor().post(`${address}/move?to=2026-11-24T11:00`, '', form);
  expect(await diaries()).toEqual(['10:00 EVA', '11:00 EVA']);
});

it('are counted by what is booked with them, and say which visits no longer fit their hours', async () => {
  await open(person('zora'), person('eva'));
  for (const time of ['09:00', '12:00']) expect(await status(time, 'eva')).toBe(201);
  expect(await status('09:00', 'zora')).toBe(201);
  const read = async () => (await owner.get(`/api/websites/${websiteId}/people`)).json().visitsAhead;
  expect(await read()).toEqual(
    expect.arrayContaining([
      { personId: 'eva', count: 2 },
      { personId: 'zora', count: 1 },
    ]),
  );
  const late = await setPeople(person('zora'), person('eva', { week: from('10:00') }));
  expect(late.json().bookingsOutside).toMatchObject([{ date: '2026-11-24', time: '09:00' }]);
  const daysOff = [{ id: '1', from: '2026-11-24', until: '2026-11-24' }];
  const away = await setPeople(person('zora', { daysOff }), person('eva'));
  expect(away.json().bookingsOutside).toMatchObject([{ date: '2026-11-24', time: '09:00' }]);
  expect((await setPeople(person('zora'), person('eva'))).json().bookingsOutside).toEqual([]);

  server.clock.advance({ days: 4 });
  expect(await read()).toEqual([]);
});
