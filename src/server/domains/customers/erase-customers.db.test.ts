import { startCustomers } from '@tests/support/customer-stage';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingProofs } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';
import { customerCards } from '../../db/tables/customers';
import { contactSubmissions } from '../../db/tables/messages';
import { orders } from '../../db/tables/orders';
import { outbox } from '../../db/tables/outbox';
import { websites } from '../../db/tables/websites';
import { eraseOld } from './retention';

const server = startTestServer();
const salon = startCustomers(server);
const { write, book, order, url, list, keyOf, card, confirm, publishOther } = salon;

let owner: Browser;
let id: number;

beforeEach(() => {
  ({ owner, id } = salon);
});

describe('erasing a customer', () => {
  const erase = (key: string) => owner.delete(url(`/${key}`));

  it('leaves nothing but orders without a name, and the others as they were', async () => {
    const bookingId = (await book({ customerPhone: '0900 123 456', notes: 'Zuzana' })).json().id;
    await confirm(bookingId);
    const placed = (await order({ notes: 'Zvoniť', customerPhone: '0900 123 456' })).json();
    await write();
    await book({ customerEmail: 'tibor@example.com', customerName: 'Tibor', time: '11:00' });
    const key = await keyOf('Alica Nemcová');
    await owner.put(url(`/${key}`), { note: 'Alergia', minutes: null });
    server.clock.advance({ days: 4 });
    expect((await erase(key)).statusCode).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['Tibor']);
    expect((await owner.get(url(`/${key}`))).statusCode).toBe(404);
    expect(await server.database.db.$count(customerCards)).toBe(0);
    const [left] = (await owner.get(`/api/websites/${id}/orders`)).json();
    expect(left).toMatchObject({
      orderNumber: placed.orderNumber,
      totalAmount: '12.00',
      items: [{ name: 'Krém', quantity: 1 }],
      customerName: '',
      customerEmail: '',
      customerPhone: null,
      shippingAddress: '',
      notes: null,
      customerKey: null,
    });
    const byNumber = await owner.get(`/api/websites/${id}/orders?q=${placed.orderNumber}`);
    expect(byNumber.json()).toHaveLength(1);
    for (const table of [bookings, orders, contactSubmissions, outbox, bookingProofs]) {
      const rows = JSON.stringify(await server.database.db.select().from(table));
      // The search keys are large numbers, in which '0900' alone may occur by chance.
      for (const trace of ['alica', 'Alica', 'Nemcov', 'nemcov', '900123456', '0900 123', 'Lipov', 'Zuzana'])
        expect(rows).not.toContain(trace);
    }
    expect(await server.database.db.$count(bookings)).toBe(1);
    // The order continues, and nobody gets a mail.
    const mails = await server.database.db.$count(outbox);
    const paid = await owner.patch(`/api/websites/${id}/orders/${left.id}`, { status: 'paid' });
    expect([paid.statusCode, paid.json().isCustomerTold]).toEqual([200, true]);
    expect(await server.database.db.$count(outbox)).toBe(mails);
  });

  it('waits for what is still to come: a booking, a shipment, a word of the owner', async () => {
    const bookingId = (await book()).json().id;
    const orderId = (await order()).json().id;
    const step = (status: string) => owner.patch(`/api/websites/${id}/orders/${orderId}`, { status });
    const key = await keyOf('Alica Nemcová');
    const refusal = async () => (await erase(key)).json().message;
    expect((await erase(key)).statusCode).toBe(409);
    expect(await refusal()).toContain('booking to come');
    await owner.put(`/api/bookings/${bookingId}`, { status: 'cancelled' });
    await step('paid');
    expect(await refusal()).toContain('not shipped');
    await step('shipped');
    expect(await refusal()).toContain('half a minute');
    expect(await card(key)).toMatchObject({ bookings: [{}], orderList: [{ customerName: 'Alica Nemcová' }] });
    await server.mail.sendDue();
    expect(server.sentMail.some(({ subject }) => subject.includes('be confirmed'))).toBe(true);
    expect((await erase(key)).statusCode).toBe(204);
  });

  it('drops mail that has not left, of this website and customer only', async () => {
    await write();
    await order();
    await write({ email: 'tibor@example.com', name: 'Tibor' });
    const tibor = await server.owner('tibor');
    await publishOther(tibor);
    await server
      .visitor()
      .post('/api/public/other/contact', { name: 'Alica', email: 'alica@example.com', message: 'x' });
    await erase(await keyOf('Alica Nemcová'));
    await server.mail.sendDue();
    const texts = server.sentMail.map((mail) => JSON.stringify(mail));
    expect(texts.filter((text) => text.includes('Tibor'))).not.toEqual([]);
    expect(texts.filter((text) => text.includes('Nemcov'))).toEqual([]);
  });

  it('leaves nothing of what the owner replied: on its way, sent, or never taken', async () => {
    const { db } = server.database;
    for (const email of ['alica@example.com', 'iva@example.com', 'ema@example.com']) {
      const messageId = (await write({ email, name: 'Alica Nemcová' })).json().id;
      const replied = await owner.post(`/api/websites/${id}/contact-submissions/${messageId}/replies`, {
        text: 'Áno, aj s malou.',
      });
      expect(replied.statusCode).toBe(201);
      const key = await keyOf('Alica Nemcová');
      expect((await erase(key)).json().message).toContain('half a minute');
      server.clock.advance({ seconds: 10 });
      if (email.startsWith('iva')) server.refusedAddresses.add(email);
      if (!email.startsWith('ema')) await server.mail.sendDue();
      expect((await erase(key)).statusCode).toBe(204);
      const mails = JSON.stringify(await db.select().from(outbox));
      for (const trace of [email, 'aj s malou', 'Nemcov']) expect(mails).not.toContain(trace);
    }
    const replies = () => server.sentMail.filter(({ subject }) => subject.includes('reply'));
    expect(replies()).toHaveLength(1);
    await server.mail.sendDue();
    expect(replies()).toHaveLength(1);
  });

  it('leaves no mail of an address that was written before a thousand other names', async () => {
    await write();
    const key = await keyOf('Alica Nemcová');
    server.clock.advance({ seconds: 60 });
    await write({ name: 'Iva', email: 'iva@example.com' });
    const other = await keyOf('Iva');
    expect((await owner.post(url(`/${key}/join`), { other })).statusCode).toBe(200);
    const { db } = server.database;
    const [message] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.name, 'Iva'));
    const { id: _, phoneKey, customerKey, ...row } = message ?? expect.fail();
    const rows = Array.from({ length: 1000 }, (_row, index) => ({ ...row, name: `Iva ${index}` }));
    await db.insert(contactSubmissions).values(rows);
    expect((await erase(key)).statusCode).toBe(204);
    const mails = JSON.stringify(await db.select().from(outbox));
    for (const trace of ['alica@example.com', 'iva@example.com']) expect(mails).not.toContain(trace);
  });

  it('keeps the mail of others where the owner was a customer too', async () => {
    await write({ name: 'Zora', email: 'zora@example.com' });
    await order();
    const waiting = () => server.database.db.$count(outbox, eq(outbox.recipient, 'zora@example.com'));
    const before = await waiting();
    await erase(await keyOf('Zora'));
    expect(await waiting()).toBe(before - 1);
  });

  it('spares what comes in the same moment, and is done once', async () => {
    await write();
    const key = await keyOf('Alica Nemcová');
    const [first, second, booked] = await Promise.all([erase(key), erase(key), book()]);
    expect(booked?.statusCode).toBe(201);
    expect([204, 404, 409]).toContain(first?.statusCode);
    expect([204, 404, 409]).toContain(second?.statusCode);
    expect(await card(key)).toMatchObject({ bookings: [{ status: 'pending' }] });
  });
});

describe('a period after which a website erases', () => {
  const retention = () => `/api/websites/${id}/customer-retention`;
  const run = () => eraseOld({ ...createWorkDeps(server.database.db), clock: server.clock });

  it('is two years for a new website, and can be changed to three others', async () => {
    expect((await owner.get(retention())).json()).toEqual({ months: 24 });
    for (const months of [12, 36, null]) {
      expect((await owner.put(retention(), { months })).json()).toEqual({ months });
      expect((await owner.get(retention())).json()).toEqual({ months });
    }
    for (const months of [0, 6, 13, '24', undefined])
      expect((await owner.put(retention(), { months })).statusCode).toBe(400);
  });

  it('erases what is older, in batches, and keeps the amounts of orders', async () => {
    await book();
    await order();
    const row = { websiteId: id, name: 'Eva', email: 'eva@example.com', message: 'x' };
    const rows = Array.from({ length: 450 }, () => ({ ...row, createdAt: server.clock.now() }));
    await server.database.db.insert(contactSubmissions).values(rows);
    const key = await keyOf('Eva');
    await owner.put(url(`/${key}`), { note: 'Alergia', minutes: null });
    await owner.put(retention(), { months: 12 });
    server.clock.advance({ days: 364 });
    await run();
    expect(await server.database.db.$count(contactSubmissions)).toBe(450);
    await server.database.db
      .insert(contactSubmissions)
      .values({ ...row, name: 'Jana', email: 'jana@example.com', createdAt: server.clock.now() });
    server.clock.advance({ days: 10 });
    await run();
    const { db } = server.database;
    expect(
      await db
        .select({ name: contactSubmissions.name })
        .from(contactSubmissions)
        .orderBy(contactSubmissions.id),
    ).toEqual([{ name: 'Jana' }]);
    expect(await db.$count(bookings)).toBe(0);
    expect(
      await db
        .select({ name: orders.customerName, total: orders.totalAmount })
        .from(orders)
        .orderBy(orders.id),
    ).toEqual([{ name: '', total: '12.00' }]);
    expect(await db.$count(orders, sql`${orders.searchText} IS NULL`)).toBe(0);
    expect(await db.$count(customerCards)).toBe(0);
  });

  it('leaves an order that is paid and not sent to whom it belongs', async () => {
    const { id: placed } = (await order()).json();
    await owner.patch(`/api/websites/${id}/orders/${placed}`, { status: 'paid' });
    await owner.put(retention(), { months: 12 });
    server.clock.advance({ days: 400 });
    await run();
    const names = () =>
      server.database.db.select({ name: orders.customerName }).from(orders).orderBy(orders.id);
    expect(await names()).toEqual([{ name: 'Alica Nemcová' }]);
    await server.database.db.update(orders).set({ status: 'shipped' });
    await run();
    expect(await names()).toEqual([{ name: '' }]);
  });

  it('goes on with other websites when one fails', async () => {
    const tibor = await server.owner('tibor');
    await publishOther(tibor);
    const { db } = server.database;
    // The first website is looked at first.
    await db.update(websites).set({ retentionMonths: 12 });
    await db.update(websites).set({ timeZone: 'Nowhere/Nothing' }).where(eq(websites.id, id));
    await write();
    await server
      .visitor()
      .post('/api/public/other/contact', { name: 'Eva', email: 'eva@example.com', message: 'x' });
    server.clock.advance({ days: 400 });
    await expect(run()).rejects.toThrow('1 of them failed.');
    const left = await db.select({ name: contactSubmissions.name }).from(contactSubmissions);
    expect(left).toEqual([{ name: 'Alica Nemcová' }]);
  });

  it('is none where the owner wants none, and none of another website', async () => {
    await owner.put(retention(), { months: null });
    await book();
    const tibor = await server.owner('tibor');
    await publishOther(tibor);
    await server.database.db.update(websites).set({ retentionMonths: 12 }).where(eq(websites.slug, 'other'));
    server.clock.advance({ days: 4000 });
    await run();
    expect(await server.database.db.$count(bookings)).toBe(1);
  });
});
