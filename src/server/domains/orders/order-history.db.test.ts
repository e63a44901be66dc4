import { type Bakery, openBakery } from '@tests/support/bakery';
import { startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orderEvents, orders } from '../../db/tables/orders';

const server = startTestServer();
let bakery: Bakery;
let id: number;

beforeEach(async () => {
  bakery = await openBakery(server);
  id = (await bakery.order()).json().id;
});

const change = (edit: object) => bakery.owner.patch(`${bakery.url}/orders/${id}`, edit);
const history = async () => {
  const [{ history }] = await bakery.list();
  return history.map(({ kind, what }: { kind: string; what: string }) => `${kind} ${what}`);
};

it('tells which mails have left and which steps were taken and taken back, with the time', async () => {
  expect(await history()).toEqual([]);
  await server.mail.sendDue();
  server.clock.advance({ seconds: 60 });
  await change({ status: 'paid' });
  await change({ status: 'paid' });
  await server.mail.sendDue();
  await change({ status: 'shipped' });
  await change({ status: 'paid', undo: true });
  await server.mail.sendDue();
  const steps = ['mailed received', 'done paid', 'mailed paid', 'done shipped', 'takenBack shipped'];
  expect(await history()).toEqual(steps);
  const [order] = await bakery.list();
  expect(order.history[1].createdAt).toBe(server.clock.now().toISOString());
  expect(Date.parse(order.history[1].createdAt)).toBe(Date.parse(order.createdAt) + 60_000);
  expect((await change({ status: 'shipped' })).json().history.at(-1)).toMatchObject({ what: 'shipped' });
});

it('says so when a mail could not be delivered, until the next one is', async () => {
  server.refusedAddresses.add('tibor@example.com');
  await server.mail.sendDue();
  expect(await history()).toEqual(['notMailed received']);
  expect((await bakery.list())[0].isCustomerTold).toBe(false);
  server.refusedAddresses.clear();
  await change({ status: 'paid' });
  await server.mail.sendDue();
  expect(await history()).toEqual(['notMailed received', 'done paid', 'mailed paid']);
  expect((await bakery.list())[0].isCustomerTold).toBe(true);
});

it('leaves the mail about the arrival alone when a step is taken back', async () => {
  await change({ status: 'paid' });
  await change({ status: 'pending', undo: true });
  await server.mail.sendDue();
  expect(await history()).toEqual(['done paid', 'takenBack paid', 'mailed received']);
});

it('knows which payments a bank statement has shown', async () => {
  const edit = { ids: [id], status: 'paid', isMatched: true };
  const mark = async () => (await bakery.owner.post(`${bakery.url}/orders/update-chosen`, edit)).json();
  expect(await mark()).toMatchObject({ items: [{ id, status: 'paid' }], left: [] });
  // A second tab must not take another payment for the one that is marked.
  expect(await mark()).toEqual({
    items: [],
    left: [{ id, message: expect.stringMatching(/no longer waits/) }],
  });
  expect(await history()).toEqual(['matched paid']);
});

it('goes with its order', async () => {
  await change({ status: 'paid' });
  await server.database.db.delete(orders).where(eq(orders.id, id));
  expect(await server.database.db.$count(orderEvents)).toBe(0);
});

it('sums what waits for payment, and counts what is to be shipped', async () => {
  const summary = async () => (await bakery.owner.get(`${bakery.url}/orders/summary`)).json();
  await bakery.order({ quantity: 1, totalAmount: '12.50' });
  expect(await summary()).toEqual({ pendingCount: 2, pendingAmount: '50.00', paidCount: 0 });
  await change({ status: 'paid' });
  expect(await summary()).toEqual({ pendingCount: 1, pendingAmount: '12.50', paidCount: 1 });
  const stranger = await server.owner('adam');
  expect((await stranger.get(`${bakery.url}/orders/summary`)).statusCode).toBe(404);
});
