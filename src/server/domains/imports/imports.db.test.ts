import { book, publishBookings, salon } from '@tests/support/booking-page';
import { bringIn, goOn, uploadImport } from '@tests/support/import-file';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '@/contracts/customers';
import { bookings } from '../../db/tables/bookings';
import { importedCustomers } from '../../db/tables/customers';
import { imports } from '../../db/tables/imports';
import { outbox } from '../../db/tables/outbox';
import { users } from '../../db/tables/users';
import { forgetImports } from './forget-imports';

const server = startTestServer();
let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora');
  id = await publishBookings(owner, { ...salon, isOneAtATime: true });
});

const url = (rest = '') => `/api/websites/${id}/imports${rest}`;
const db = () => server.database.db;
const customers = async (): Promise<Customer[]> => (await owner.get(`/api/websites/${id}/customers`)).json();
const listed = async () => (await owner.get(`/api/websites/${id}/bookings`)).json();
const card = async (name: string) => {
  const key = (await customers()).find((each) => each.name === name)?.key;
  return (await owner.get(`/api/websites/${id}/customers/${key}`)).json();
};
const note = async (name: string, text: string) =>
  owner.put(`/api/websites/${id}/customers/${(await card(name)).key}`, { note: text, minutes: null });

const CLIENTS = [
  'Meno;E-mail;Telefón;Poznámka',
  'Alica Vzorová;alica@example.com;0900 000 001;Bez amoniaku',
  'Boris Vzorový;;0900 000 002;',
  'Cyril Bez;;;',
].join('\n');

/**
 * One visit is in August. Two are on the coming Tuesday, and a third one overlaps the second of them, which is longer.
 */
const VISITS = [
  'Dátum;Čas;Trvanie;Služba;Meno;E-mail;Telefón;Cena;Poznámka',
  '3.8.2026;9:00;60;Strih;Alica Vzorová;alica@example.com;;20,00;pekné',
  '24.11.2026;9:00;60;Strih;Alica Vzorová;alica@example.com;;;',
  '24.11.2026;10:00;90;Melír;Boris Vzorový;;0900 000 002;;',
  '24.11.2026;11:00;60;Strih;Dana Vzorová;dana@example.com;;;',
  '1.1.2020;9:00;60;Strih;Ema Vzorová;ema@example.com;;;',
].join('\n');

describe('a file that is looked at', () => {
  it('says what would come in, and stores nothing', async () => {
    const answer = await uploadImport(owner, id, VISITS);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      fileName: 'klienti.csv',
      isCalendar: false,
      rows: 5,
      newCustomers: 4,
      moreOfCustomers: 0,
      knownCustomers: 0,
      pastBookings: 1,
      comingBookings: 2,
      knownBookings: 0,
      refusedCount: 2,
      refused: [
        { row: 5, name: 'Dana Vzorová', problem: 'taken' },
        { row: 6, name: 'Ema Vzorová', problem: 'tooOld' },
      ],
      services: [
        { key: 'booking-0/cut', name: 'Strih' },
        { key: 'booking-0/colour', name: 'Farba' },
      ],
      service: 'booking-0/cut',
      otherServices: ['Melír'],
      otherBookings: 1,
    });
    expect(answer.json().columns[0]).toEqual({
      title: 'Dátum',
      samples: ['3.8.2026', '24.11.2026', '24.11.2026'],
      field: 'date',
    });
    expect(await customers()).toEqual([]);
    expect(await listed()).toEqual([]);
    expect((await owner.get(url())).json()).toMatchObject({ preview: { id: answer.json().id }, runs: [] });
  });

  it('is read again as the owner says what its columns mean', async () => {
    const { id: importId } = (await uploadImport(owner, id, 'Kto;Kde\nAlica;alica@example.com')).json();
    const choose = (body: object) => owner.put(url(`/${importId}`), body);
    expect((await owner.get(url())).json().preview).toMatchObject({ newCustomers: 0 });
    const chosen = await choose({ fields: ['name', 'email'], service: null });
    expect(chosen.json()).toMatchObject({ newCustomers: 1, refusedCount: 0 });
    for (const fields of [['name'], ['name', 'name'], ['name', 'secret'], 'name', []])
      expect([fields, (await choose({ fields, service: null })).statusCode]).toEqual([fields, 400]);
    expect((await owner.get(url())).json().preview).toMatchObject({ newCustomers: 1 });
  });

  it.each([
    ['a workbook', Buffer.from('PK\x03\x04'), 400],
    ['no text', Buffer.from('a\0b'), 400],
    ['titles alone', Buffer.from('Meno;E-mail'), 400],
    ['a broken calendar', Buffer.from('BEGIN:VCALENDAR\r\n'), 400],
    ['more than two megabytes', Buffer.alloc(2_000_001, 'a'), 413],
    ['nothing', Buffer.alloc(0), 400],
  ])('is refused when it is %s', async (_name, content, status) => {
    const answer = await uploadImport(owner, id, content);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.any(String)]);
    expect((await owner.get(url())).json()).toEqual({ preview: null, runs: [] });
  });

  it('gives way to the next one, can be left, and is forgotten after a day', async () => {
    const first = (await uploadImport(owner, id, CLIENTS)).json().id;
    const second = (await uploadImport(owner, id, VISITS)).json().id;
    expect((await owner.post(url(`/${first}/start`))).statusCode).toBe(404);
    expect((await owner.delete(url(`/${second}`))).statusCode).toBe(204);
    await uploadImport(owner, id, CLIENTS);
    server.clock.advance({ days: 1, seconds: 1 });
    await forgetImports({ ...createWorkDeps(db()), clock: server.clock });
    expect(await db().select().from(imports)).toEqual([]);
  });

  it('is nothing to strangers, and to owners whose plan has no bookings or has ended', async () => {
    const importId = (await uploadImport(owner, id, CLIENTS)).json().id;
    const tibor = await server.owner('tibor');
    const calls = [
      () => uploadImport(tibor, id, CLIENTS),
      () => tibor.get(url()),
      () => tibor.put(url(`/${importId}`), { fields: [null, null, null, null], service: null }),
      ...['start', 'continue', 'take-back'].map((step) => () => tibor.post(url(`/${importId}/${step}`))),
      () => tibor.delete(url(`/${importId}`)),
    ];
    for (const call of calls) expect((await call()).statusCode).toBe(404);
    const other = await publishOther(tibor);
    for (const step of ['start', 'continue', 'take-back'])
      expect((await tibor.post(`/api/websites/${other}/imports/${importId}/${step}`)).statusCode).toBe(404);
    await db().update(users).set({ subscriptionTier: 'free' });
    expect((await uploadImport(owner, id, CLIENTS)).statusCode).toBe(403);
    expect((await owner.post(url(`/${importId}/start`))).statusCode).toBe(403);
    await db().update(users).set({ subscriptionTier: 'expired' });
    expect((await owner.get(url())).statusCode).toBe(403);
    expect(await db().select().from(importedCustomers)).toEqual([]);
  });
});

async function publishOther(browser: Browser): Promise<number> {
  return (await browser.post('/api/websites', { title: 'T', slug: 'other' })).json().id;
}

describe('bringing in', () => {
  it('makes customers and bookings, and writes to nobody', async () => {
    const { run } = await bringIn(owner, id, `${VISITS}\n`);
    expect(run).toMatchObject({ state: 'done', customers: 4, bookings: 3, known: 0, refusedCount: 2 });
    await bringIn(owner, id, CLIENTS);
    const all = await customers();
    expect(
      all.map(({ name, visits, lastVisit, nextVisit }) => ({ name, visits, lastVisit, nextVisit })),
    ).toEqual(
      expect.arrayContaining([
        { name: 'Alica Vzorová', visits: 1, lastVisit: '2026-08-03', nextVisit: '2026-11-24 09:00' },
        { name: 'Boris Vzorový', visits: 0, lastVisit: null, nextVisit: '2026-11-24 10:00' },
        { name: 'Dana Vzorová', visits: 0, lastVisit: null, nextVisit: null },
      ]),
    );
    expect(all).toHaveLength(4);
    expect(await card('Alica Vzorová')).toMatchObject({
      note: 'Bez amoniaku',
      phones: ['0900 000 001'],
      imported: expect.arrayContaining([expect.objectContaining({ note: 'Bez amoniaku' })]),
    });
    const visits = await listed();
    expect(
      visits.map((one: Record<string, unknown>) => [one.service, one.status, one.durationMinutes, one.price]),
    ).toEqual([
      ['Melír', 'confirmed', 90, null],
      ['Strih', 'confirmed', 60, null],
      ['Strih', 'confirmed', 60, '20.00'],
    ]);
    expect(visits[2]).toMatchObject({ notes: 'pekné', createdAt: '2026-08-03T07:00:00.000Z' });
    await server.mail.sendDue();
    expect(await db().select().from(outbox)).toEqual([]);
    expect(await db().select({ remindAt: bookings.remindAt }).from(bookings).orderBy(bookings.id)).toEqual([
      { remindAt: null },
      { remindAt: null },
      { remindAt: null },
    ]);
  });

  it('holds the time of what is to come, and that only', async () => {
    await bringIn(owner, id, VISITS);
    expect((await book(server.visitor(), { time: '11:00' })).statusCode).toBe(409);
    expect((await book(server.visitor(), { time: '12:00' })).statusCode).toBe(201);
    const held = await db().execute(sql`SELECT count(*)::int AS count FROM claims`);
    expect((held as unknown as { rows: unknown[] }).rows).toEqual([{ count: 3 }]);
  });

  it('stores nothing twice, whatever the file is called, and adds what is new', async () => {
    await bringIn(owner, id, VISITS);
    await bringIn(owner, id, CLIENTS);
    const before = [await customers(), await listed()];
    const again = (await uploadImport(owner, id, VISITS, 'znova.csv')).json();
    expect(again).toMatchObject({ newCustomers: 0, pastBookings: 0, comingBookings: 0, knownBookings: 3 });
    expect((await owner.post(url(`/${again.id}/start`))).statusCode).toBe(409);
    expect([await customers(), await listed()]).toEqual(before);
    server.clock.advance({ seconds: 60 });
    await note('Alica Vzorová', 'Vlastná poznámka');
    const { preview, run } = await bringIn(owner, id, `${CLIENTS}\nFero Vzorový;fero@example.com;;`);
    expect(preview).toMatchObject({ newCustomers: 1, moreOfCustomers: 0, knownCustomers: 2 });
    expect(run).toMatchObject({ customers: 1, known: 2 });
    expect(await card('Alica Vzorová')).toMatchObject({ note: 'Vlastná poznámka' });
  });

  it('puts who is there already on their card, by email or by phone', async () => {
    await book(server.visitor(), { customerName: 'Alica', customerEmail: 'alica@example.com' });
    const booked = { serviceId: 'cut', date: '2026-11-25', time: '09:00', customerName: 'Boris Vzorový' };
    await owner.post(`/api/websites/${id}/bookings`, { ...booked, customerPhone: '+421 900 000 002' });
    await note('Alica', 'Káva');
    server.clock.advance({ seconds: 1 });
    const { preview } = await bringIn(
      owner,
      id,
      CLIENTS.replace(';;0900 000 002', ';boris@example.com;0900 000 002'),
    );
    expect(preview).toMatchObject({ newCustomers: 0, moreOfCustomers: 2 });
    expect((await customers()).map(({ name }) => name).sort()).toEqual(['Alica Vzorová', 'Boris Vzorový']);
    expect(await card('Alica Vzorová')).toMatchObject({
      note: 'Káva\nBez amoniaku',
      phones: ['0900 000 001'],
    });
    expect(await card('Boris Vzorový')).toMatchObject({ emails: ['boris@example.com'], bookings: [{}] });
  });

  it('reads a calendar', async () => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1@google.com',
      'DTSTAMP:20261101T000000Z',
      'DTSTART:20261124T080000Z',
      'DTEND:20261124T090000Z',
      'SUMMARY:Alica Vzorová - Strih',
      'DESCRIPTION:alica@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const { preview, run } = await bringIn(owner, id, text, 'kalendar.ics');
    expect(preview).toMatchObject({ isCalendar: true, columns: [], newCustomers: 1, comingBookings: 1 });
    expect(run).toMatchObject({ customers: 1, bookings: 1 });
    expect(await listed()).toMatchObject([{ customerName: 'Alica Vzorová', bookingTimeText: '09:00' }]);
  });

  it('lets the database decide between it and ten visitors', async () => {
    const rows = Array.from(
      { length: 7 },
      (_, hour) => `24.11.2026;${9 + hour}:00;60;Strih;Osoba ${hour};;;;`,
    );
    const importId = (await uploadImport(owner, id, [VISITS.split('\n')[0], ...rows].join('\n'))).json().id;
    await owner.post(url(`/${importId}/start`));
    const visitors = Array.from({ length: 10 }, (_, index) =>
      book(server.visitor(), { time: `${String(9 + (index % 7)).padStart(2, '0')}:00` }),
    );
    const [run, ...answers] = await Promise.all([goOn(owner, id, importId), ...visitors]);
    const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Set(booked > 0 ? [201, 409] : [409]),
    );
    expect(run).toMatchObject({ state: 'done', bookings: 7 - booked, refusedCount: booked });
    expect(run.refused.every(({ problem }) => problem === 'taken')).toBe(true);
    expect(await listed()).toHaveLength(7);
  });

  it('goes on where it stopped, from two devices, and can be taken back in between', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `Osoba ${index};osoba-${index}@example.com;;`);
    const text = [CLIENTS.split('\n')[0], ...rows].join('\n');
    const importId = (await uploadImport(owner, id, text)).json().id;
    await owner.post(url(`/${importId}/start`));
    const first = (await owner.post(url(`/${importId}/continue`))).json();
    expect(first).toMatchObject({ state: 'running', position: 100, total: 250, customers: 100 });
    // The server stops here. No other import can begin before this one is done.
    expect((await uploadImport(owner, id, CLIENTS)).statusCode).toBe(409);
    expect((await owner.get(url())).json()).toMatchObject({
      preview: null,
      runs: [{ position: 100, canGoOn: true }],
    });
    const both = await Promise.all([goOn(owner, id, importId), goOn(owner, id, importId)]);
    for (const run of both)
      expect(run).toMatchObject({ state: 'done', position: 250, customers: 250, known: 0 });
    const [stored] = await db().select().from(imports);
    expect(stored).toMatchObject({ content: null, entries: null });
    expect((await owner.post(url(`/${importId}/take-back`))).json()).toMatchObject({ state: 'takingBack' });
    expect(await goOn(owner, id, importId, 'take-back')).toMatchObject({ state: 'takenBack', customers: 0 });
    expect(await customers()).toEqual([]);
  });

  it('is forgotten after a day in which nobody went on', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => `Osoba ${index};osoba-${index}@example.com;;`);
    const importId = (await uploadImport(owner, id, [CLIENTS.split('\n')[0], ...rows].join('\n'))).json().id;
    await owner.post(url(`/${importId}/start`));
    await owner.post(url(`/${importId}/continue`));
    server.clock.advance({ days: 1, seconds: 1 });
    await forgetImports({ ...createWorkDeps(db()), clock: server.clock });
    expect((await owner.get(url())).json().runs).toMatchObject([
      { state: 'done', position: 100, total: 150, canGoOn: false },
    ]);
    expect((await uploadImport(owner, id, CLIENTS)).statusCode).toBe(200);
  });

  it('goes by the columns that are stored when it begins, also those that another tab has just chosen', async () => {
    const { id: importId } = (await uploadImport(owner, id, 'Kto;Kde\nAlica;alica@example.com')).json();
    const choose = (field: string) =>
      owner.put(url(`/${importId}`), { fields: ['name', field], service: null });
    await choose('note');
    vi.spyOn(db(), 'transaction').mockImplementationOnce(async (...call) => {
      await choose('email');
      return db().transaction(...call);
    });
    expect((await owner.post(url(`/${importId}/start`))).statusCode).toBe(200);
    await goOn(owner, id, importId);
    expect(await card('Alica')).toMatchObject({ email: 'alica@example.com' });
  });

  it('is bounded by day', async () => {
    for (let day = 0; day < 10; day += 1)
      await bringIn(owner, id, `Meno;E-mail\nOsoba;osoba-${day}@example.com`);
    const { id: importId } = (await uploadImport(owner, id, CLIENTS)).json();
    expect((await owner.post(url(`/${importId}/start`))).statusCode).toBe(409);
    server.clock.advance({ days: 1, seconds: 1 });
    expect((await owner.post(url(`/${importId}/start`))).statusCode).toBe(200);
  });

  it('reminds only who has shown here that the address is theirs', async () => {
    const { createKeyedHash } = await import('../../kernel/secrets');
    const keyedHash = createKeyedHash('a secret of tests that is long enough to sign with');
    const email = keyedHash('proven emails', `${id} alica@example.com`);
    await db().execute(sql`INSERT INTO proven_emails VALUES (${id}, ${email}, '2027-01-01')`);
    await bringIn(owner, id, VISITS);
    const coming = await db()
      .select({ name: bookings.customerName, remindAt: bookings.remindAt })
      .from(bookings)
      .where(sql`${bookings.bookingDate} > '2026-11-21'`)
      .orderBy(bookings.customerName);
    expect(coming).toEqual([
      { name: 'Alica Vzorová', remindAt: new Date('2026-11-23T08:00:00Z') },
      { name: 'Boris Vzorový', remindAt: null },
    ]);
  });
});
