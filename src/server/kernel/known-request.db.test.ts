import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../db/tables/bookings';
import { contactSubmissions } from '../db/tables/messages';
import { orderNumbers, orders } from '../db/tables/orders';
import { outbox } from '../db/tables/outbox';
import { websiteRevisions, websites } from '../db/tables/websites';
import { text } from './text';

const server = startTestServer();
const REQUEST = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
const OTHER_REQUEST = '0c9f6d3e-8a51-4a0e-8d5c-0c35a8a4be10';

let owner: Browser;

async function publish(slug: string): Promise<number> {
  const website = { title: slug, slug, isPublished: true, pageData: { sections: visitorSections } };
  return (await owner.post('/api/websites', website)).json().id;
}

let websiteId: number;
beforeEach(async () => {
  owner = await server.owner('zora');
  websiteId = await publish('salon');
});

describe.each([
  {
    path: 'contact',
    table: contactSubmissions,
    list: 'contact-submissions',
    mails: 1,
    change: { message: 'Ahojte' },
    stranger: { email: 'eva@example.com' },
    already: text('en', 'errors.messageArrived'),
  },
  {
    path: 'booking',
    table: bookings,
    list: 'bookings',
    mails: 2,
    change: { time: '12:00' },
    stranger: { customerEmail: 'eva@example.com' },
    already: text('en', 'errors.bookingArrived'),
  },
  {
    path: 'orders',
    table: orders,
    list: 'orders',
    mails: 2,
    change: { quantity: 2, totalAmount: '24.00' },
    stranger: { customerEmail: 'eva@example.com' },
    already: text('en', 'errors.orderArrived'),
  },
] as const)('what is sent to $path', ({ path, table, list, mails, change, stranger, already }) => {
  const send = (changes: object = {}, slug = 'salon') =>
    server
      .visitor()
      .post(`/api/public/${slug}/${path}`, { ...visitorCalls[path], requestId: REQUEST, ...changes });
  const refusal = { code: 'CONFLICT', field: 'requestId', message: already };
  const countRecords = async () => {
    const { db } = server.database;
    return { stored: await db.$count(table), mails: await db.$count(outbox) };
  };

  it('again is answered as the first time, and nothing more happens', async () => {
    const first = await send();
    expect(first.statusCode, first.body).toBe(201);
    for (const requestId of [REQUEST, REQUEST.toUpperCase()]) {
      const again = await send({ requestId });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    }
    expect(await countRecords()).toEqual({ stored: 1, mails });
  });

  it('ten times at once is stored once, and each is told the same', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    const [first] = answers;
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array(10).fill([201, first?.json()]),
    );
    expect(await countRecords()).toEqual({ stored: 1, mails });
  });

  it('again, but changed, is refused with what became of the first', async () => {
    await send();
    const answer = await send(change);
    expect([answer.statusCode, answer.json()]).toEqual([409, refusal]);
    expect(await countRecords()).toEqual({ stored: 1, mails });
    expect((await send({ ...change, requestId: OTHER_REQUEST })).statusCode).toBe(201);
    expect((await countRecords()).stored).toBe(2);
  });

  it('tells nothing of itself to somebody else with its id', async () => {
    await send();
    const answer = await send(stranger);
    expect([answer.statusCode, answer.json()]).toEqual([409, refusal]);
    expect(await countRecords()).toEqual({ stored: 1, mails });
  });

  it('to another website with the same id is another one', async () => {
    await publish('spa');
    const first = await send();
    const other = await send({}, 'spa');
    expect(other.statusCode).toBe(201);
    expect(other.json().id).not.toBe(first.json().id);
    expect((await countRecords()).stored).toBe(2);
  });

  it('without an id is another one each time', async () => {
    const codes = [await send({ requestId: undefined }), await send({ requestId: undefined, ...change })];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { db } = server.database;
    const rows = await db.select().from(table).orderBy(asc(table.id));
    expect(rows).toMatchObject(Array(2).fill({ requestId: null, requestDigest: null }));
  });

  it.each(['', 'x', 1, null, `${REQUEST}0`, REQUEST.replaceAll('-', '')])(
    'is refused with the id %j',
    async (requestId) => {
      const answer = await send({ requestId });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'VALIDATION', field: 'requestId', message: 'Please check this field' },
      ]);
      expect((await countRecords()).stored).toBe(0);
    },
  );

  it('shows its owner nothing of the id', async () => {
    await send();
    const rows = await owner.get(`/api/websites/${websiteId}/${list}`);
    expect(rows.json()).toHaveLength(1);
    expect(rows.body).not.toMatch(/request/i);
  });
});

it('an order that comes again is the same one although the page has changed since, and takes no number', async () => {
  const order = { ...visitorCalls.orders, requestId: REQUEST };
  const send = (body: object) => server.visitor().post('/api/public/salon/orders', body);
  const first = await send(order);
  await owner.put(`/api/websites/${websiteId}`, { pageData: { sections: [] } });
  expect((await send(order)).json()).toEqual(first.json());
  const [counter] = await server.database.db.select().from(orderNumbers);
  expect(counter?.last).toBe(1);
});

describe('creating a website', () => {
  const website = { title: 'Spa', slug: 'spa', pageData: { sections: visitorSections } };
  const create = (changes: object = {}, browser = owner) =>
    browser.post('/api/websites', { ...website, requestId: REQUEST, ...changes });
  const countRecords = async () => {
    const { db } = server.database;
    return { websites: await db.$count(websites), revisions: await db.$count(websiteRevisions) };
  };

  it('again is answered as the first time, and nothing more happens', async () => {
    const first = await create();
    expect(first.statusCode, first.body).toBe(201);
    expect(first.body).not.toMatch(/request/i);
    server.clock.advance({ seconds: 60 });
    const again = await create();
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await countRecords()).toEqual({ websites: 2, revisions: 2 });
  });

  it('ten times at once is stored once, also as the only one that the plan allows', async () => {
    const free = await server.owner('tibor', 'free');
    const call = { pageData: { sections: [] } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(call, free)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await countRecords()).toEqual({ websites: 2, revisions: 2 });
  });

  it('again, but changed, is refused with what became of the first', async () => {
    await create();
    for (const change of [{ title: 'Spa 2' }, { slug: 'spa-2' }, { isPublished: true }]) {
      const answer = await create(change);
      const message = text('en', 'errors.websiteCreated');
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'CONFLICT', field: 'requestId', message },
      ]);
    }
    expect((await create({ slug: 'spa-2', requestId: OTHER_REQUEST })).statusCode).toBe(201);
  });

  it('with the id of somebody else is a call of its own', async () => {
    await create();
    const other = await create({ slug: 'spa-2' }, await server.owner('tibor'));
    expect(other.statusCode).toBe(201);
    expect(await countRecords()).toEqual({ websites: 3, revisions: 3 });
  });

  it('without an id finds the address taken', async () => {
    await create({ requestId: undefined });
    const again = await create({ requestId: undefined });
    expect([again.statusCode, again.json().field]).toEqual([409, 'slug']);
    expect((await create({ slug: 'third', requestId: 'x' })).json().field).toBe('requestId');
  });
});
