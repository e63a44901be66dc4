import { book, publishBookings, salon } from '@tests/support/booking-page';
import { bringIn, goOn, uploadImport } from '@tests/support/import-file';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '@/contracts/customers';
import { bookings } from '../../db/tables/bookings';
import { importedCustomers } from '../../db/tables/customers';
import { imports } from '../../db/tables/imports';
import { eraseOld } from '../customers/retention';
import { forgetImports } from './forget-imports';
import { lockImports, updateImport } from './queries';

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

describe('taking back', () => {
  it('leaves nothing of the file, and all that was there before', async () => {
    await book(server.visitor(), {
      customerName: 'Alica',
      customerEmail: 'alica@example.com',
      time: '15:00',
    });
    await note('Alica', 'Káva');
    server.clock.advance({ seconds: 1 });
    const before = [await customers(), await listed()];
    const clients = await bringIn(owner, id, CLIENTS);
    const visits = await bringIn(owner, id, VISITS);
    for (const { run } of [visits, clients])
      expect(await goOn(owner, id, run.id, 'take-back')).toMatchObject({
        customers: 0,
        bookings: 0,
        kept: [],
      });
    expect([await customers(), await listed()]).toEqual(before);
    expect(await card('Alica')).toMatchObject({ note: 'Káva', imported: [] });
    expect((await book(server.visitor(), { time: '09:00' })).statusCode).toBe(201);
    await server.mail.sendDue();
    expect(server.sentMail.filter(({ to }) => String(to).includes('boris'))).toEqual([]);
  });

  it('leaves what was changed by hand, and names it', async () => {
    const clients = await bringIn(owner, id, CLIENTS);
    const visits = await bringIn(owner, id, VISITS);
    server.clock.advance({ seconds: 60 });
    await note('Boris Vzorový', 'Platí kartou');
    const moved = (await listed()).find(
      (one: { customerName: string }) => one.customerName === 'Boris Vzorový',
    );
    const edit = { bookingDateText: '2026-11-26', bookingTimeText: '10:00' };
    expect((await owner.put(`/api/bookings/${moved.id}`, edit)).statusCode).toBe(200);
    expect(await goOn(owner, id, visits.run.id, 'take-back')).toMatchObject({
      bookings: 1,
      kept: [{ name: 'Boris Vzorový', date: '2026-11-26', time: '10:00' }],
    });
    expect(await goOn(owner, id, clients.run.id, 'take-back')).toMatchObject({
      customers: 1,
      kept: [{ name: 'Boris Vzorový', date: null }],
    });
    expect((await customers()).map(({ name }) => name)).toEqual(['Boris Vzorový']);
    expect(await card('Boris Vzorový')).toMatchObject({ note: 'Platí kartou' });
  });

  it('leaves a booking to which something was written down', async () => {
    const { run } = await bringIn(owner, id, VISITS);
    const boris = (await listed()).find(
      (one: { customerName: string }) => one.customerName === 'Boris Vzorový',
    );
    await server.database.db
      .update(bookings)
      .set({ answers: [{ question: 'Allergies', answer: 'None' }] as never })
      .where(eq(bookings.id, boris.id));
    expect(await goOn(owner, id, run.id, 'take-back')).toMatchObject({
      kept: [{ name: 'Boris Vzorový', date: '2026-11-24' }],
    });
  });

  it('is possible for ninety days, and what has come stays after them', async () => {
    const { run } = await bringIn(owner, id, CLIENTS);
    server.clock.advance({ days: 90, seconds: 1 });
    await forgetImports({ ...createWorkDeps(db()), clock: server.clock });
    const again = await server.owner('again');
    expect((await again.get('/api/auth/user')).statusCode).toBe(200);
    expect(await db().select().from(imports)).toEqual([]);
    const left = await db().select({ importId: importedCustomers.importId }).from(importedCustomers);
    expect([left, run.customers]).toEqual([[{ importId: null }, { importId: null }], 2]);
  });
});

describe('what is kept of a person', () => {
  it('is in their file and in the account, and goes when they are erased', async () => {
    await bringIn(owner, id, CLIENTS);
    const { key } = await card('Alica Vzorová');
    const file = (await owner.get(`/api/websites/${id}/customers/${key}/export`)).body;
    expect(file).toContain('Alica Vzorová;alica@example.com;0900 000 001;;Bez amoniaku');
    const draft = (await uploadImport(owner, id, CLIENTS)).json();
    expect((await owner.delete(`/api/websites/${id}/customers/${key}`)).statusCode).toBe(204);
    // The other file, which still named her, is forgotten as well.
    expect((await owner.post(url(`/${draft.id}/start`))).statusCode).toBe(404);
    expect((await customers()).map(({ name }) => name)).toEqual(['Boris Vzorový']);
  });

  it('stays while a file comes in, so that nobody comes back from it', async () => {
    await bringIn(owner, id, CLIENTS);
    const { key } = await card('Alica Vzorová');
    const { id: importId } = (await uploadImport(owner, id, `Meno;E-mail\nEva;eva@example.com`)).json();
    await owner.post(url(`/${importId}/start`));
    expect((await owner.delete(`/api/websites/${id}/customers/${key}`)).statusCode).toBe(409);
    await goOn(owner, id, importId);
    expect((await owner.delete(`/api/websites/${id}/customers/${key}`)).statusCode).toBe(204);
  });

  it('goes from the rows that did not come in, whose numbers stay', async () => {
    await bringIn(owner, id, CLIENTS);
    await bringIn(owner, id, `${VISITS}\n24.11.2026;9:30;60;Strih;ALICA Vzorová;alica@example.com;;;`);
    const refused = async () => (await owner.get(url())).json().runs[0].refused;
    const [dana, ema] = [
      { row: 5, name: 'Dana Vzorová', problem: 'taken' },
      { row: 6, name: 'Ema Vzorová', problem: 'tooOld' },
    ];
    expect(await refused()).toEqual([dana, ema, { row: 7, name: 'ALICA Vzorová', problem: 'taken' }]);
    await db().update(bookings).set({ status: 'cancelled' });
    const { key } = await card('Alica Vzorová');
    expect((await owner.delete(`/api/websites/${id}/customers/${key}`)).statusCode).toBe(204);
    expect(await refused()).toEqual([dana, ema, { row: 7, name: '', problem: 'taken' }]);
  });

  it('stays while a file begins to come in', async () => {
    await bringIn(owner, id, CLIENTS);
    const { key } = await card('Alica Vzorová');
    const { id: importId } = (await uploadImport(owner, id, VISITS)).json();
    const erase = () => owner.delete(`/api/websites/${id}/customers/${key}`);
    let erased: ReturnType<typeof erase> | undefined;
    await db().transaction(async (tx) => {
      await lockImports(tx, id);
      await updateImport(tx, importId, { state: 'running', content: null, entries: '[]', total: 1 });
      erased = erase();
      await waitForLocks(server.database, 1);
    });
    expect((await erased)?.statusCode).toBe(409);
    expect((await customers()).map(({ name }) => name)).toContain('Alica Vzorová');
  });

  it('is erased by itself when the website says so', async () => {
    await owner.put(`/api/websites/${id}/customer-retention`, { months: 12 });
    await bringIn(owner, id, CLIENTS);
    const erase = () => eraseOld({ ...createWorkDeps(db()), clock: server.clock });
    server.clock.advance({ days: 364 });
    await erase();
    expect(await db().$count(importedCustomers)).toBe(2);
    server.clock.advance({ days: 3 });
    await erase();
    expect(await db().$count(importedCustomers)).toBe(0);
  });
});
