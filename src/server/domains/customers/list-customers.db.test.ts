import { startCustomers } from '@tests/support/customer-stage';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '@/contracts/customers';
import { toPhoneKey } from '@/core/customers';
import { buildPhoneKey } from '../../db/tables/columns';
import { contactSubmissions } from '../../db/tables/messages';
import { buildTextList } from '../../kernel/database';

const server = startTestServer();
const salon = startCustomers(server);
const { write, book, order, url, list, card, confirm } = salon;

let owner: Browser;
let id: number;

beforeEach(() => {
  ({ owner, id } = salon);
});

describe('the list', () => {
  it('has one entry per email, however it is written, with what the records amount to', async () => {
    const bookingId = (await book({ customerPhone: '0900 123 456' })).json().id;
    await confirm(bookingId);
    await book({ date: '2026-12-01', customerEmail: 'ALICA@example.com' });
    await order();
    server.clock.advance({ days: 4 });
    await write({ email: 'Alica@Example.com', name: 'A. Nemcová' });
    await write({ email: 'tibor@example.com', name: 'Tibor' });
    server.clock.advance({ seconds: 5 });
    await write({ email: 'tibor@example.com', name: 'Tibor Hrach' });
    expect(await list()).toEqual([
      {
        key: expect.any(String),
        name: 'Tibor Hrach',
        email: 'tibor@example.com',
        phone: null,
        lastSeen: '2026-11-25T10:00:05.000Z',
        visits: 0,
        noShows: 0,
        orders: 0,
        lastVisit: null,
        nextVisit: null,
        isImported: false,
      },
      {
        key: expect.any(String),
        name: 'A. Nemcová',
        email: 'Alica@Example.com',
        phone: null,
        lastSeen: '2026-11-25T10:00:00.000Z',
        visits: 1,
        noShows: 0,
        orders: 1,
        lastVisit: '2026-11-24',
        nextVisit: '2026-12-01 09:00',
        isImported: false,
      },
    ]);
  });

  it('joins by phone who left no email, with and without the code of the country', async () => {
    const enter = (time: string, customerPhone: string) =>
      owner.post(`/api/websites/${id}/bookings`, {
        serviceId: 'cut',
        date: '2026-11-24',
        time,
        customerName: 'Jana',
        customerPhone,
      });
    expect((await enter('09:00', '0900 123 456')).statusCode).toBe(201);
    await enter('10:00', '+421 (0)900 123 456');
    await enter('11:00', '00421/900123456');
    await enter('12:00', '');
    await enter('13:00', '112');
    const people = await list();
    expect(people.map(({ name }) => name)).toEqual(['Jana']);
    expect((await card(people[0]?.key ?? '')).bookings).toHaveLength(3);
    const all = (await owner.get(`/api/websites/${id}/bookings`)).json();
    expect(all.filter((row: { customerKey: string | null }) => row.customerKey === null)).toHaveLength(2);
  });

  it('finds by name without accents, by phone and by email, and not by what was booked or written', async () => {
    await book({ customerPhone: '+421 900 123 456', notes: 'prosím Zuzanu' });
    await write({ name: 'Žofia Číšníková', email: 'zofia@example.com', message: 'Pozdravuje Alica' });
    for (const [q, names] of Object.entries({
      nemcova: ['Alica Nemcová'],
      'NEMCOVÁ ali': ['Alica Nemcová'],
      'cisni zof': ['Žofia Číšníková'],
      '0900 123 456': ['Alica Nemcová'],
      'zofia@example': ['Žofia Číšníková'],
      'example.com': ['Žofia Číšníková', 'Alica Nemcová'],
      alica: ['Alica Nemcová'],
      al: ['Alica Nemcová'],
      strih: [],
      zuzanu: [],
      '%': [],
      '!!': [],
    })) {
      const found = (await list(q)).map(({ name }) => name);
      expect([q, found.sort()], q).toEqual([q, [...names].sort()]);
    }
    expect((await owner.get(url(`?q=${'x'.repeat(101)}`))).statusCode).toBe(400);
    expect((await owner.get(url('?cursor=1-2'))).statusCode).toBe(400);
  });

  it('finds regulars, and who has not come for long', async () => {
    const enter = async (customerName: string, ...dates: string[]) => {
      for (const date of dates) {
        const customerEmail = `${customerName.toLowerCase()}@example.com`;
        const visit = { serviceId: 'cut', date, time: '09:00', customerName, customerEmail };
        expect((await owner.post(`/api/websites/${id}/bookings`, visit)).statusCode).toBe(201);
      }
    };
    await enter('Regula', '2026-01-12', '2026-06-01', '2026-11-02');
    await enter('Rarely', '2026-11-03');
    // One of the three visits is too long ago.
    await enter('Almost', '2025-11-17', '2026-06-02', '2026-11-04');
    await enter('Missed', '2026-05-04');
    await enter('Returns', '2026-05-05', '2027-01-11');
    await enter('Future', '2027-01-12');
    const of = async (query: string) =>
      (await owner.get(url(query))).json().map(({ name }: Customer) => name);
    expect(await of('?kind=regular')).toEqual(['Regula']);
    expect(await of('?kind=missed')).toEqual(['Missed']);
    expect(await of('?kind=missed&q=miss')).toEqual(['Missed']);
    expect(await of('?kind=missed&q=regula')).toEqual([]);
    expect((await owner.get(url('?kind=rich'))).statusCode).toBe(400);
    // Three visits of one person under two names count together.
    const people = await list();
    const [almost, rarely] = ['Almost', 'Rarely'].map((name) => people.find((one) => one.name === name)?.key);
    await owner.post(`/api/websites/${id}/customers/${almost}/join`, { other: rarely });
    expect(await of('?kind=regular')).toHaveLength(2);
  });

  it.each(['', 'person'])('shows everybody once, page by page, when it looks for "%s"', async (q) => {
    const start = server.clock.now().getTime();
    const rows = Array.from({ length: 460 }, (_, index) => ({
      websiteId: id,
      name: `Person ${index % 230}`,
      email: `person-${index % 230}@example.com`,
      message: 'x',
      createdAt: new Date(start + Math.floor(index / 7)),
      searchText: ` person ${index % 230} \n x `,
      searchKeys: sql`(SELECT search_keys FROM contact_submissions LIMIT 1)`,
    }));
    await write({ name: 'Person 0', email: 'person-0@example.com' });
    await server.database.db.insert(contactSubmissions).values(rows);
    const names: string[] = [];
    let next: string | undefined = url(q && `?q=${q}`);
    const pages: number[] = [];
    while (next) {
      const answer = await owner.get(next);
      pages.push(answer.json().length);
      names.push(...answer.json().map(({ name }: Customer) => name));
      next = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(pages).toEqual([100, 100, 30]);
    expect(new Set(names).size).toBe(230);
    // People who wrote in the same moment come in any order.
    expect(names.slice(0, 5).sort()).toEqual([225, 226, 227, 228, 229].map((number) => `Person ${number}`));
  });
});

it('the database makes the same key of a phone number as files are read by', async () => {
  const phones = ['+421 900 123 456', '0900/123 456', '12 34 56', '12345', 'x', ''];
  const { rows } = (await server.database.db.execute(
    sql`SELECT ${sql.raw(buildPhoneKey('phone'))} AS key FROM ${buildTextList(phones)} AS given (phone)`,
  )) as unknown as { rows: { key: string | null }[] };
  expect(rows.map(({ key }) => key)).toEqual(phones.map(toPhoneKey));
});
