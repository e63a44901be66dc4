import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderCounters, orderItems, orders } from '../../db/tables/orders';
import { users } from '../../db/tables/users';

const server = startTestServer();

const bank = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Pekáreň na rohu',
  swiftCode: 'TATRSKBX',
};
const honey = { id: 'p-1', name: 'Med', description: '450 g', price: '12,50 €', ...bank };
const bread = { ...honey, id: '2', name: 'Chlieb', price: '4.9' };

const section = (products: object[], order = 0) => ({
  id: `products-${order + 1}`,
  type: 'products',
  title: '',
  content: { title: '', products },
  order,
});
const page = (...sections: object[]) => ({ pageData: { sections } });

const input = {
  productId: 'p-1',
  quantity: 3,
  customerName: 'Tibor Vlk',
  customerEmail: 'tibor@example.com',
  customerPhone: '+421 900 000 000',
  shippingAddress: 'Dlhá 1, 811 01 Bratislava',
  notes: 'Nezvoniť.\nĎakujem.',
  totalAmount: '37.50',
};

let owner: Browser;
let websiteId: number;
const url = () => `/api/websites/${websiteId}`;
const send = (change: object = {}, slug = 'bakery') =>
  server.visitor().post(`/api/public/${slug}/orders`, { ...input, ...change });
const list = async () => (await owner.get(`${url()}/orders`)).json();

beforeEach(async () => {
  owner = await server.owner('zora');
  const website = { title: 'Pekáreň', slug: 'bakery', isPublished: true, ...page(section([honey, bread])) };
  websiteId = (await owner.post('/api/websites', website)).json().id;
});

describe('ordering', () => {
  it('answers how to pay, and stores what was ordered as it was then', async () => {
    const answer = await send();
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
    await owner.put(
      url(),
      page(section([{ ...honey, name: 'Agátový med', price: '14', swiftCode: 'SUBASKBX' }])),
    );
    const { productId, quantity, ...customer } = input;
    expect(await list()).toEqual([
      {
        ...customer,
        ...bank,
        id,
        websiteId,
        orderNumber: 26_000_001,
        status: 'pending',
        createdAt: '2026-11-21T10:00:00.000Z',
        items: [{ productId: expect.any(Number), name: 'Med', quantity: 3, price: '12.50' }],
      },
    ]);
  });

  it('needs no phone and no notes, and takes a number for a product', async () => {
    const answer = await send({
      productId: 2,
      quantity: 1,
      totalAmount: '4.90',
      customerPhone: '',
      notes: ' ',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await list())[0]).toMatchObject({
      customerPhone: null,
      notes: null,
      items: [{ name: 'Chlieb' }],
    });
    expect((await send({ customerPhone: undefined, notes: undefined })).statusCode).toBe(201);
  });

  it('finds a product by its section where two know the same id, else the first of the page', async () => {
    await owner.put(
      url(),
      page(section([bread]), section([honey], 1), section([{ ...honey, price: '20' }], 2)),
    );
    expect((await send({ sectionId: 'products-3', totalAmount: '60.00' })).statusCode).toBe(201);
    expect((await send({ sectionId: 'products-2' })).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(201);
    expect((await send({ sectionId: 'products-1' })).statusCode).toBe(404);
  });

  it.each([
    ['tampered', '0.01'],
    ['of one piece', '12.50'],
    ['of no product', '99999999.99'],
  ])('refuses a total that is %s', async (_name, totalAmount) => {
    const answer = await send({ totalAmount });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'CONFLICT',
      message: 'The price has changed: 12,50\u00A0€ for one piece, 37,50\u00A0€ in total',
      currentPrice: '12.50',
      totalAmount: '37.50',
    });
    expect(await list()).toEqual([]);
  });

  it('tells the new price when it was changed meanwhile, and takes it', async () => {
    await owner.put(url(), page(section([{ ...honey, price: '13' }])));
    const refused = await send();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ currentPrice: '13.00', totalAmount: '39.00' });
    expect((await send({ totalAmount: refused.json().totalAmount })).json().totalAmount).toBe('39.00');
  });

  it('does not sell what was removed, but what came back', async () => {
    await owner.put(url(), page(section([bread])));
    const answer = await send();
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('This product is not sold here any more');
    await owner.put(url(), page());
    expect((await send({ productId: '2', totalAmount: '14.70' })).statusCode).toBe(404);
    await owner.put(url(), page(section([honey])));
    expect((await send()).statusCode).toBe(201);
  });

  it('is 404 for unknown products and for websites that visitors do not see', async () => {
    await owner.post('/api/websites', { title: 'B', slug: 'nothing', isPublished: true });
    expect((await send({ productId: 'p-9' })).statusCode).toBe(404);
    for (const slug of ['nothing', 'unknown', '%00']) expect((await send({}, slug)).statusCode).toBe(404);
    await owner.put(url(), { isPublished: false });
    expect((await send()).statusCode).toBe(404);
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
    [{ notes: 'a\u0000b' }, undefined, 'This text contains characters that cannot be stored'],
    [{ productId: undefined }, 'productId', LINE],
    [{ productId: '' }, 'productId', LINE],
    [{ productId: { a: 1 } }, 'productId', LINE],
    [{ totalAmount: '37.5' }, 'totalAmount', 'Please check this field'],
    [{ totalAmount: 37.5 }, 'totalAmount', 'Please check this field'],
    [{ totalAmount: '-37.50' }, 'totalAmount', 'Please check this field'],
  ])('refuses number %# of the bad inputs', async (change, field, message) => {
    const answer = await send(change);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', message });
    expect(answer.json().field).toBe(field);
    const { db } = server.database;
    expect([await db.$count(orders), await db.$count(orderItems), await db.$count(orderCounters)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('takes line breaks out of what stands in one line', async () => {
    await send({ customerName: 'Tibor\r\nBcc: x', shippingAddress: 'Dlhá 1\n811 01 Bratislava' });
    expect((await list())[0]).toMatchObject({
      customerName: 'Tibor Bcc: x',
      shippingAddress: 'Dlhá 1 811 01 Bratislava',
    });
  });

  it('refuses an order that is dearer than can be stored', async () => {
    await owner.put(url(), page(section([{ ...honey, price: '99999999,99' }])));
    expect((await send({ quantity: 1, totalAmount: '99999999.99' })).statusCode).toBe(201);
    const answer = await send({ quantity: 2, totalAmount: '99999999.99' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'quantity', message: 'This is too much for one order' });
  });
});

describe('order numbers', () => {
  it('are counted for each website and each year of its calendar', async () => {
    await server.database.db.update(users).set({ subscriptionTier: 'premium' });
    await send();
    await owner.post('/api/websites', {
      title: 'B',
      slug: 'other',
      isPublished: true,
      ...page(section([honey])),
    });
    expect((await send({}, 'other')).json().orderNumber).toBe(26_000_001);
    // Half past midnight of New Year in Bratislava.
    server.clock.advance({ days: 40, seconds: 13.5 * 60 * 60 });
    expect(server.clock.now().toISOString()).toBe('2026-12-31T23:30:00.000Z');
    expect((await send()).json().orderNumber).toBe(27_000_001);
    expect((await send()).json().orderNumber).toBe(27_000_002);
  });
});

describe('the way of an order', () => {
  const change = (id: number, status: unknown) => owner.patch(`${url()}/orders/${id}`, { status });

  it('is one step after the other', async () => {
    const { id } = (await send()).json();
    for (const status of ['paid', 'shipped', 'delivered']) {
      const answer = await change(id, status);
      expect([answer.statusCode, answer.json().status]).toEqual([200, status]);
    }
    expect((await list())[0]).toMatchObject({ id, status: 'delivered', items: [{ name: 'Med' }] });
  });

  it('answers the order, with what it holds', async () => {
    const { id } = (await send()).json();
    const [before] = await list();
    expect((await change(id, 'paid')).json()).toEqual({ ...before, status: 'paid' });
  });

  it('changes nothing for the same status again', async () => {
    const { id } = (await send()).json();
    for (const status of ['pending', 'paid', 'paid'] as const) {
      const answer = await change(id, status);
      expect([answer.statusCode, answer.json().status]).toEqual([200, status]);
    }
  });

  it('skips no step and undoes none', async () => {
    const { id } = (await send()).json();
    const refused = async (status: string) => {
      const answer = await change(id, status);
      expect(answer.json().message).toBe(
        'An order is paid, then shipped, then delivered: one step at a time',
      );
      return [answer.statusCode, answer.json().status];
    };
    expect(await refused('shipped')).toEqual([409, 'pending']);
    expect(await refused('delivered')).toEqual([409, 'pending']);
    await change(id, 'paid');
    expect(await refused('pending')).toEqual([409, 'paid']);
    expect(await refused('delivered')).toEqual([409, 'paid']);
  });

  it('is taken by one of two who press at once, and the other learns the same', async () => {
    const { id } = (await send()).json();
    const answers = await Promise.all([change(id, 'paid'), change(id, 'paid'), change(id, 'paid')]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().status])).toEqual(
      Array.from({ length: 3 }, () => [200, 'paid']),
    );
  });

  it.each(['cancelled', '', null, 1, undefined])('knows no status %j', async (status) => {
    const { id } = (await send()).json();
    expect((await change(id, status)).statusCode).toBe(400);
  });

  it('ends where it is deleted, with what it held', async () => {
    const { id } = (await send()).json();
    expect((await owner.delete(`${url()}/orders/${id}`)).statusCode).toBe(204);
    expect((await owner.delete(`${url()}/orders/${id}`)).statusCode).toBe(404);
    expect((await change(id, 'paid')).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    expect(await server.database.db.$count(orderItems)).toBe(0);
  });

  it('is reached by its owner only, through its own website only', async () => {
    const { id } = (await send()).json();
    const other = (await owner.post('/api/websites', { title: 'B', slug: 'other' })).json().id;
    const stranger = await server.owner('adam');
    const throughOther = `/api/websites/${other}/orders/${id}`;
    for (const [browser, path] of [
      [owner, throughOther],
      [stranger, `${url()}/orders/${id}`],
    ] as const) {
      expect((await browser.patch(path, { status: 'paid' })).statusCode).toBe(404);
      expect((await browser.delete(path)).statusCode).toBe(404);
    }
    expect((await server.visitor().delete(`${url()}/orders/${id}`)).statusCode).toBe(401);
    expect((await list())[0]).toMatchObject({ id, status: 'pending' });
  });
});

it('goes with its website', async () => {
  await send();
  expect((await owner.delete(url())).statusCode).toBe(204);
  const { db } = server.database;
  expect([await db.$count(orders), await db.$count(orderCounters)]).toEqual([0, 0]);
});

describe('at once', () => {
  it('orders and saves end in whole orders, each at a price of its moment', async () => {
    const prices = ['1', '2', '3', '4', '5'];
    const saves = prices.map((price) => owner.put(url(), page(section([{ ...honey, price }]))));
    const tries = prices.flatMap((price) =>
      Array.from({ length: 2 }, () => send({ quantity: 1, totalAmount: `${price}.00` })),
    );
    const codes = (await Promise.all([...saves, ...tries])).map((answer) => answer.statusCode);
    expect(codes.filter((code) => ![200, 201, 409].includes(code))).toEqual([]);
    const stored: { totalAmount: string; items: { price: string }[] }[] = await list();
    expect(stored).toHaveLength(codes.filter((code) => code === 201).length);
    for (const { totalAmount, items } of stored) expect(items).toMatchObject([{ price: totalAmount }]);
  });

  // The last one: a machine that is busy with fifty orders may refuse what comes next.
  it('fifty orders get fifty numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    const numbers = answers.map((answer) => answer.json().orderNumber).sort();
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 26_000_001 + index));
    expect(await server.database.db.$count(orderItems)).toBe(50);
  });
});
