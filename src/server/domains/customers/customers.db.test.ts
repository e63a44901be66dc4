import { NOBODY, startCustomers } from '@tests/support/customer-stage';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '@/contracts/customers';
import { customerCards } from '../../db/tables/customers';
import { outbox } from '../../db/tables/outbox';

const server = startTestServer();
const salon = startCustomers(server);
const { write, book, order, url, list, keyOf, card, confirm, mark, publishOther } = salon;

let owner: Browser;
let id: number;

beforeEach(() => {
  ({ owner, id } = salon);
});

describe('a card', () => {
  it('shows what somebody left, and keeps the note and the minutes of the owner', async () => {
    const bookingId = (await book({ customerPhone: '0900 123 456' })).json().id;
    await order();
    server.clock.advance({ seconds: 1 });
    await write({ name: 'Alica N.' });
    const key = await keyOf('Alica N.');
    const edit = { note: '  Káva bez cukru\nAlergia  ', minutes: 75 };
    const saved = await owner.put(url(`/${key}`), edit);
    expect(saved.json()).toEqual({
      note: 'Káva bez cukru\nAlergia',
      minutes: 75,
      savedAt: '2026-11-21T10:00:01.000Z',
    });
    expect(await card(key)).toMatchObject({
      key,
      name: 'Alica N.',
      note: 'Káva bez cukru\nAlergia',
      minutes: 75,
      emails: ['alica@example.com'],
      phones: ['0900 123 456'],
      paidTotal: '0.00',
      messageCount: 1,
      bookings: [{ id: bookingId, customerKey: key, noShow: false }],
      orderList: [{ items: [{ name: 'Krém' }], customerKey: key }],
      messages: [{ message: 'Dá sa prísť aj s malou?', customerKey: key }],
      alike: [],
    });
    expect((await owner.put(url(`/${key}`), { note: '', minutes: null })).json().savedAt).toBeNull();
    expect(await server.database.db.$count(customerCards)).toBe(0);
  });

  it('keeps the field that a tab has not changed, as another tab has saved it', async () => {
    await write();
    const key = await keyOf('Alica Nemcová');
    await owner.put(url(`/${key}`), { note: 'Alergia' });
    await owner.put(url(`/${key}`), { minutes: 75 });
    expect(await card(key)).toMatchObject({ note: 'Alergia', minutes: 75 });
    await owner.put(url(`/${key}`), { note: 'Káva' });
    expect(await card(key)).toMatchObject({ note: 'Káva', minutes: 75 });
    await owner.put(url(`/${key}`), { minutes: null });
    expect((await owner.put(url(`/${key}`), { note: '' })).json().savedAt).toBeNull();
    expect(await server.database.db.$count(customerCards)).toBe(0);
  });

  it('refuses what is too long or too short, and what nobody knows', async () => {
    await write();
    const key = await keyOf('Alica Nemcová');
    for (const bad of [
      { note: 'x'.repeat(4001), minutes: null },
      { note: 7, minutes: null },
      { note: '', minutes: 4 },
      { note: '', minutes: 721 },
      { note: '', minutes: 7.5 },
      { note: '', minutes: '60' },
    ]) {
      const answer = await owner.put(url(`/${key}`), bad);
      expect([answer.statusCode, JSON.stringify(bad)]).toEqual([400, JSON.stringify(bad)]);
    }
    for (const unknown of [NOBODY, 'alica@example.com', '1']) {
      expect((await owner.get(url(`/${unknown}`))).statusCode).toBe(404);
      expect((await owner.put(url(`/${unknown}`), { note: 'x', minutes: null })).statusCode).toBe(404);
      expect((await owner.get(url(`/${unknown}/export`))).statusCode).toBe(404);
      expect((await owner.delete(url(`/${unknown}`))).statusCode).toBe(404);
    }
    expect(await server.database.db.$count(customerCards)).toBe(0);
  });

  it('is nothing to another owner, nor to another website with the same customer', async () => {
    await write();
    const key = await keyOf('Alica Nemcová');
    await owner.put(url(`/${key}`), { note: 'Alergia', minutes: null });
    const tibor = await server.owner('tibor');
    const calls = [
      tibor.get(url()),
      tibor.get(url('/alike')),
      tibor.get(url(`/${key}`)),
      tibor.get(url(`/${key}/export`)),
      tibor.put(url(`/${key}`), { note: 'x', minutes: null }),
      tibor.post(url(`/${key}/join`), { other: NOBODY }),
      tibor.delete(url(`/${key}`)),
      tibor.put(`/api/websites/${id}/customer-retention`, { months: 12 }),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
    const website = { title: 'T', slug: 'tibor', isPublished: true, pageData: { sections: visitorSections } };
    const other = (await tibor.post('/api/websites', website)).json().id;
    const message = { name: 'Alica', email: 'alica@example.com', message: 'Tu' };
    await server.visitor().post('/api/public/tibor/contact', message);
    expect((await tibor.get(`/api/websites/${other}/customers/${key}`)).json()).toMatchObject({
      note: '',
      messages: [{ message: 'Tu' }],
    });
    expect((await tibor.delete(`/api/websites/${other}/customers/${key}`)).statusCode).toBe(204);
    expect(await card(key)).toMatchObject({ note: 'Alergia', messageCount: 1 });
  });
});

describe('a no-show', () => {
  it('counts on the card only, can be taken back, and writes to nobody', async () => {
    const bookingId = (await book()).json().id;
    await confirm(bookingId);
    expect((await mark(bookingId, true)).statusCode).toBe(409);
    server.clock.advance({ days: 4 });
    await server.mail.sendDue();
    const sent = await server.database.db.$count(outbox);
    expect((await mark(bookingId, true)).json()).toMatchObject({ noShow: true, changes: 1 });
    expect((await list())[0]).toMatchObject({ visits: 0, noShows: 1, lastVisit: null });
    expect((await mark(bookingId, true)).statusCode).toBe(200);
    expect((await mark(bookingId, false)).json().noShow).toBe(false);
    expect((await list())[0]).toMatchObject({ visits: 1, noShows: 0, lastVisit: '2026-11-24' });
    expect(await server.database.db.$count(outbox)).toBe(sent);
    expect((await mark(bookingId, 'yes')).statusCode).toBe(400);
    expect((await mark(999_999, true)).statusCode).toBe(404);
    const tibor = await server.owner('tibor');
    const foreign = `/api/websites/${id}/bookings/${bookingId}/no-show`;
    expect((await tibor.put(foreign, { noShow: true })).statusCode).toBe(404);
    const own = await publishOther(tibor);
    expect(
      (await tibor.put(`/api/websites/${own}/bookings/${bookingId}/no-show`, { noShow: true })).statusCode,
    ).toBe(404);
  });

  it('is none of a booking that was not confirmed', async () => {
    const bookingId = (await book()).json().id;
    await owner.put(`/api/bookings/${bookingId}`, { status: 'cancelled' });
    server.clock.advance({ days: 4 });
    expect((await mark(bookingId, true)).statusCode).toBe(409);
  });
});

describe('two that may be one person', () => {
  const pair = async () => {
    await write({ phone: '0900 123 456' });
    await write({ name: 'Alica', email: 'alica@work.example', phone: '+421 900 123 456' });
    return [await keyOf('Alica Nemcová'), await keyOf('Alica')] as const;
  };

  it('are shown by phone and by name, and are one when the owner has joined them', async () => {
    const [private_, work] = await pair();
    await write({ name: 'ALICA NEMCOVA', email: 'other@example.com' });
    const named = await keyOf('ALICA NEMCOVA');
    const alike = (await card(private_)).alike.map(({ key }: Customer) => key);
    expect(alike.sort()).toEqual([work, named].sort());
    expect((await owner.get(url('/alike'))).json()).toMatchObject([{ customers: [{}, {}] }]);
    await owner.put(url(`/${private_}`), { note: 'Káva', minutes: null });
    await owner.put(url(`/${work}`), { note: 'Čaj', minutes: 40 });
    const joined = await owner.post(url(`/${private_}/join`), { other: work });
    expect(joined.json()).toMatchObject({ note: 'Káva\nČaj', minutes: 40 });
    expect((await owner.get(url('/alike'))).json()).toEqual([]);
    expect((await list()).map(({ key }) => key).sort()).toEqual([private_, named].sort());
    expect((await list('work.example')).map(({ key }) => key)).toEqual([private_]);
    // The former address of the card still leads to the person.
    expect(await card(work)).toMatchObject({ key: private_, messageCount: 2, note: 'Káva\nČaj' });
    expect((await card(private_)).emails.sort()).toEqual(['alica@example.com', 'alica@work.example']);
    expect((await owner.post(url(`/${work}/join`), { other: named })).statusCode).toBe(200);
    expect((await card(named)).messageCount).toBe(3);
    expect(await list()).toHaveLength(1);
  });

  it('keep addresses that differ in a sign, but no number that is only written otherwise', async () => {
    await write({ name: 'Anna', email: 'anna-marie@example.com', phone: '0900 123 456' });
    await write({ name: 'Anna Marie', email: 'annamarie@example.com', phone: '0900/123-456' });
    const key = await keyOf('Anna');
    await owner.post(url(`/${key}/join`), { other: await keyOf('Anna Marie') });
    const { emails, phones } = await card(key);
    expect(emails.sort()).toEqual(['anna-marie@example.com', 'annamarie@example.com']);
    expect(phones).toHaveLength(1);
  });

  it('are joined once by two who press at the same moment', async () => {
    const [first, second] = await pair();
    await owner.put(url(`/${first}`), { note: 'Káva', minutes: null });
    const answers = await Promise.all([
      owner.post(url(`/${first}/join`), { other: second }),
      owner.post(url(`/${second}/join`), { other: first }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
    expect(await card(first)).toMatchObject({ messageCount: 2, note: 'Káva' });
  });

  it('are not joined with themselves, with nobody, or without end', async () => {
    const [first] = await pair();
    expect((await owner.post(url(`/${first}/join`), { other: first })).statusCode).toBe(400);
    expect((await owner.post(url(`/${first}/join`), { other: 'x' })).statusCode).toBe(400);
    expect((await owner.post(url(`/${first}/join`), { other: NOBODY })).statusCode).toBe(404);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number += 1) {
      await write({ name: `Other ${number}`, email: `other-${number}@example.com` });
      const other = await keyOf(`Other ${number}`);
      statuses.push((await owner.post(url(`/${first}/join`), { other })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(409);
  });
});

it('exports a customer as one file that they can read', async () => {
  await book({ customerPhone: '0900 123 456', notes: '=1+1' });
  const { orderNumber } = (await order()).json();
  const { id: messageId } = (await write({ message: 'Dva\nriadky' })).json();
  for (const text of ['Áno, aj s malou.', 'Tešíme sa.'])
    await owner.post(`/api/websites/${id}/contact-submissions/${messageId}/replies`, { text });
  await write({ email: 'tibor@example.com', name: 'Tibor' });
  const key = await keyOf('Alica Nemcová');
  await owner.put(url(`/${key}`), { note: 'Káva', minutes: 75 });
  const answer = await owner.get(url(`/${key}/export`));
  expect(answer.headers['content-disposition']).toBe('attachment; filename="salon-customer.csv"');
  expect(answer.body.split('\r\n')).toEqual([
    '\uFEFFKind;Received;Date;What;Status;Price;Name;Email;Phone;Address;Notes;Your words to the customer',
    'Note of the business;2026-11-21 11:00;;75 minutes;;;;;;;Káva;',
    "Booking;2026-11-21 11:00;2026-11-24 09:00;Strih;Pending;;Alica Nemcová;alica@example.com;0900 123 456;;'=1+1;",
    `Order ${orderNumber};2026-11-21 11:00;;1 × Krém;Awaiting payment;12.00;Alica Nemcová;alica@example.com;;Lipová 1;;`,
    'Message;2026-11-21 11:00;;;;;Alica Nemcová;alica@example.com;;;"Dva\nriadky";"Áno, aj s malou.\n\nTešíme sa."',
    '',
  ]);
});
