import {
  type Bakery,
  bank,
  bread,
  buildPage,
  buildProducts,
  honey,
  input,
  openBakery,
} from '@tests/support/bakery';
import { askUntilTaken } from '@tests/support/past-busy';
import { startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderItems, orderNumbers, orders } from '../../db/tables/orders';
import { users } from '../../db/tables/users';
import { getOne, listRows } from '../../kernel/database';

const server = startTestServer();

let bakery: Bakery;

beforeEach(async () => {
  bakery = await openBakery(server);
});

describe('ordering', () => {
  it('answers how to pay, and stores what was ordered as it was then', async () => {
    const answer = await bakery.order();
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, payment, ...placed } = answer.json();
    expect(placed).toEqual({ orderNumber: 26_000_001, totalAmount: '37.50', status: 'pending' });
    expect(payment).toEqual({
      ...bank,
      reference: 'tibor@example.com',
      variableSymbol: '26000001',
      payBySquareSvg: expect.stringMatching(/^<svg /),
      epcSvg: expect.stringMatching(/^<svg /),
    });
    await bakery.owner.put(
      bakery.url,
      buildPage(buildProducts([{ ...honey, name: 'Agátový med', price: '14', swiftCode: 'SUBASKBX' }])),
    );
    const { productId, quantity, ...customer } = input;
    expect(await bakery.list()).toEqual([
      {
        ...customer,
        ...bank,
        id,
        websiteId: Number(bakery.url.split('/').at(-1)),
        orderNumber: 26_000_001,
        status: 'pending',
        customerKey: expect.any(String),
        isCustomerTold: true,
        history: [],
        canTakeBack: false,
        createdAt: '2026-11-21T10:00:00.000Z',
        items: [{ productId: expect.any(Number), name: 'Med', quantity: 3, price: '12.50' }],
      },
    ]);
  });

  it('needs no phone and no notes, and takes a number for a product', async () => {
    const answer = await bakery.order({
      productId: 2,
      quantity: 1,
      totalAmount: '4.90',
      customerPhone: '',
      notes: ' ',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await bakery.list())[0]).toMatchObject({
      customerPhone: null,
      notes: null,
      items: [{ name: 'Chlieb' }],
    });
    expect((await bakery.order({ customerPhone: undefined, notes: undefined })).statusCode).toBe(201);
  });

  it('finds a product by its section where two know the same id, else the first of the page', async () => {
    await bakery.owner.put(
      bakery.url,
      buildPage(
        buildProducts([bread]),
        buildProducts([honey], 1),
        buildProducts([{ ...honey, price: '20' }], 2),
      ),
    );
    expect((await bakery.order({ sectionId: 'products-3', totalAmount: '60.00' })).statusCode).toBe(201);
    expect((await bakery.order({ sectionId: 'products-2' })).statusCode).toBe(201);
    expect((await bakery.order()).statusCode).toBe(201);
    expect((await bakery.order({ sectionId: 'products-1' })).statusCode).toBe(404);
  });

  it.each([
    ['tampered', '0.01'],
    ['of one piece', '12.50'],
    ['of no product', '99999999.99'],
  ])('refuses a total that is %s', async (_name, totalAmount) => {
    const answer = await bakery.order({ totalAmount });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'CONFLICT',
      message: 'The price has changed: €12.50 each, €37.50 in total',
      currentPrice: '12.50',
      totalAmount: '37.50',
    });
    expect(await bakery.list()).toEqual([]);
  });

  it('tells the new price when it was changed meanwhile, and takes it', async () => {
    await bakery.owner.put(bakery.url, buildPage(buildProducts([{ ...honey, price: '13' }])));
    const refused = await bakery.order();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ currentPrice: '13.00', totalAmount: '39.00' });
    expect((await bakery.order({ totalAmount: refused.json().totalAmount })).json().totalAmount).toBe(
      '39.00',
    );
  });

  it('does not sell what was removed, but what came back', async () => {
    await bakery.owner.put(bakery.url, buildPage(buildProducts([bread])));
    const answer = await bakery.order();
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('This product is no longer sold here');
    await bakery.owner.put(bakery.url, buildPage());
    expect((await bakery.order({ productId: '2', totalAmount: '14.70' })).statusCode).toBe(404);
    await bakery.owner.put(bakery.url, buildPage(buildProducts([honey])));
    expect((await bakery.order()).statusCode).toBe(201);
  });

  it('is 404 for unknown products and for websites that visitors do not see', async () => {
    await bakery.owner.post('/api/websites', { title: 'B', slug: 'nothing', isPublished: true });
    expect((await bakery.order({ productId: 'p-9' })).statusCode).toBe(404);
    for (const slug of ['nothing', 'unknown', '%00'])
      expect((await bakery.order({}, slug)).statusCode).toBe(404);
    await bakery.owner.put(bakery.url, { isPublished: false });
    expect((await bakery.order()).statusCode).toBe(404);
  });

  type BadInput = [change: object, field: string | undefined, message: string];
  const LINE = 'Please fill in this field';
  const QUANTITY = 'Please enter a whole number from 1 to 99';
  it.each<BadInput>([
    ...[0, 100, 1.5, -1, '2', null, Number.MAX_VALUE].map(
      (quantity): BadInput => [{ quantity }, 'quantity', QUANTITY],
    ),
    [{ customerName: ' \r\n ' }, 'customerName', LINE],
    [{ customerName: 'x'.repeat(10_000) }, 'customerName', 'This text is too long'],
    [{ customerEmail: 'tibor@example.com\r\nBcc: all@example.com' }, 'customerEmail', 'Invalid email format'],
    [{ customerEmail: `${'x'.repeat(10_000)}@example.com` }, 'customerEmail', 'Email is too long'],
    [{ customerPhone: '9'.repeat(51) }, 'customerPhone', 'This text is too long'],
    [{ shippingAddress: '' }, 'shippingAddress', LINE],
    [{ shippingAddress: undefined }, 'shippingAddress', LINE],
    [{ notes: 'x'.repeat(10_000) }, 'notes', 'This text is too long'],
    [{ notes: 'a\u0000b' }, undefined, "This text contains characters that we can't store"],
    [{ productId: undefined }, 'productId', LINE],
    [{ productId: '' }, 'productId', LINE],
    [{ productId: { a: 1 } }, 'productId', LINE],
    [{ totalAmount: '37.5' }, 'totalAmount', 'Please check this field'],
    [{ totalAmount: 37.5 }, 'totalAmount', 'Please check this field'],
    [{ totalAmount: '-37.50' }, 'totalAmount', 'Please check this field'],
  ])('refuses number %# of the bad inputs', async (change, field, message) => {
    const answer = await bakery.order(change);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', message });
    expect(answer.json().field).toBe(field);
    const { db } = server.database;
    expect([await db.$count(orders), await db.$count(orderItems), await db.$count(orderNumbers)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('takes line breaks out of what stands in one line', async () => {
    await bakery.order({ customerName: 'Tibor\r\nBcc: x', shippingAddress: 'Dlhá 1\n811 01 Bratislava' });
    expect((await bakery.list())[0]).toMatchObject({
      customerName: 'Tibor Bcc: x',
      shippingAddress: 'Dlhá 1 811 01 Bratislava',
    });
  });

  it('refuses an order that is dearer than can be stored', async () => {
    await bakery.owner.put(bakery.url, buildPage(buildProducts([{ ...honey, price: '99999999,99' }])));
    expect((await bakery.order({ quantity: 1, totalAmount: '99999999.99' })).statusCode).toBe(201);
    const answer = await bakery.order({ quantity: 2, totalAmount: '99999999.99' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'quantity', message: 'This is too much for one order' });
  });
});

describe('order numbers', () => {
  /** Publishes another website of the owner, on which honey is paid to the same account. */
  async function openOther(): Promise<void> {
    await server.database.db.update(users).set({ subscriptionTier: 'premium' });
    await bakery.owner.post('/api/websites', {
      title: 'B',
      slug: 'other',
      isPublished: true,
      ...buildPage(buildProducts([honey])),
    });
  }
  const order = async (slug = 'bakery') => (await bakery.order({}, slug)).json().orderNumber;
  /** Takes numbers as servers of the version before do, and returns the last one. */
  async function countAsBefore(slug: string, more: number) {
    const rows = await listRows<{ last: number }>(
      server.database.db,
      sql`INSERT INTO order_counters (website_id, year, last)
        SELECT id, 2026, ${more}::int FROM websites WHERE slug = ${slug}
        ON CONFLICT (website_id, year) DO UPDATE SET last = order_counters.last + ${more}::int RETURNING last`,
    );
    return getOne(rows).last;
  }

  it('are counted for each owner and each year of the calendar', async () => {
    await openOther();
    expect([await order(), await order('other'), await order()]).toEqual([
      26_000_001, 26_000_002, 26_000_003,
    ]);
    // It is half past midnight on New Year's Day in Bratislava.
    server.clock.advance({ days: 40, seconds: 13.5 * 60 * 60 });
    expect(server.clock.now().toISOString()).toBe('2026-12-31T23:30:00.000Z');
    expect([await order(), await order('other')]).toEqual([27_000_001, 27_000_002]);
  });

  it('go on where a website comes back from the bin', async () => {
    await order();
    await bakery.owner.delete(bakery.url);
    const [binned] = (await bakery.owner.get('/api/bin')).json();
    const { id } = (await bakery.owner.post(`/api/bin/${binned.id}/bring-back`, {})).json();
    await bakery.owner.put(`/api/websites/${id}`, { isPublished: true });
    expect(await order()).toBe(26_000_002);
  });

  it('are no others for servers of the version before', async () => {
    await openOther();
    await order();
    expect([await countAsBefore('bakery', 1), await countAsBefore('other', 2)]).toEqual([2, 4]);
    expect([await order('other'), await countAsBefore('bakery', 3)]).toEqual([26_000_005, 8]);
    expect(await order()).toBe(26_000_009);
  });

  it('are different on two websites at once', async () => {
    await openOther();
    const slugs = ['bakery', 'other', 'bakery', 'other', 'bakery', 'other'];
    const answers = await Promise.all(slugs.map((slug) => askUntilTaken(() => bakery.order({}, slug))));
    const numbers = answers.map((answer) => answer.json().orderNumber).sort();
    expect(numbers).toEqual(slugs.map((_, index) => 26_000_001 + index));
  });
});

it('goes with its website', async () => {
  await bakery.order();
  expect((await bakery.owner.delete(bakery.url)).statusCode).toBe(204);
  const { db } = server.database;
  expect([await db.$count(orders), await db.$count(orderItems)]).toEqual([0, 0]);
});

describe('at once', () => {
  it('orders and saves end in whole orders, each at a price of its moment', async () => {
    const prices = ['1', '2', '3', '4', '5'];
    const saves = prices.map((price) =>
      bakery.owner.put(bakery.url, buildPage(buildProducts([{ ...honey, price }]))),
    );
    const tries = prices.flatMap((price) =>
      Array.from({ length: 2 }, () => bakery.order({ quantity: 1, totalAmount: `${price}.00` })),
    );
    const codes = (await Promise.all([...saves, ...tries])).map((answer) => answer.statusCode);
    expect(codes.filter((code) => ![200, 201, 409].includes(code))).toEqual([]);
    const stored: { totalAmount: string; items: { price: string }[] }[] = await bakery.list();
    expect(stored).toHaveLength(codes.filter((code) => code === 201).length);
    for (const { totalAmount, items } of stored) expect(items).toMatchObject([{ price: totalAmount }]);
  });

  // This test comes last, because a machine that is busy with twenty orders may refuse what comes next.
  it('twenty orders get twenty numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askUntilTaken(() => bakery.order())));
    const numbers = answers.map((answer) => answer.json().orderNumber).sort();
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 26_000_001 + index));
    expect(await server.database.db.$count(orderItems)).toBe(20);
  });
});
