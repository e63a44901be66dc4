import { type Browser, startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { bookings } from '../../db/tables/bookings';
import { contactSubmissions } from '../../db/tables/messages';
import { orderEvents, orderItems, orders, products } from '../../db/tables/orders';

const server = startTestServer();
const BOM = '\uFEFF';

async function website(owner: Browser): Promise<number> {
  return (await owner.post('/api/websites', { title: 'Salón', slug: 'salon' })).json().id;
}

it('exports messages for a spreadsheet, on the clock of the website', async () => {
  const owner = await server.owner('zora');
  const websiteId = await website(owner);
  const row = { websiteId, createdAt: server.clock.now(), email: 'tibor@example.com' };
  await server.database.db.insert(contactSubmissions).values([
    { ...row, name: 'Tibor; "Tibi"', phone: '+421 900 000 000', message: 'Dva\nriadky' },
    { ...row, name: '=HYPERLINK("https://example.com")', message: '@SUM(A1)', isRead: true },
  ]);
  const answer = await owner.get(`/api/websites/${websiteId}/contact-submissions.csv`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="salon-messages.csv"');
  expect(answer.body).toBe(
    [
      `${BOM}Received;Name;Email;Phone;Message;Reply;Read`,
      `2026-11-21 11:00;"'=HYPERLINK(""https://example.com"")";tibor@example.com;;'@SUM(A1);;Yes`,
      `2026-11-21 11:00;"Tibor; ""Tibi""";tibor@example.com;'+421 900 000 000;"Dva\nriadky";;No`,
      '',
    ].join('\r\n'),
  );
});

it('exports every row of a long list once', async () => {
  const owner = await server.owner('zora');
  const websiteId = await website(owner);
  const start = server.clock.now().getTime();
  const rows = Array.from({ length: 1201 }, (_, index) => ({
    websiteId,
    name: `n${index}`,
    email: 'a@example.com',
    message: 'x',
    createdAt: new Date(start + Math.floor(index / 3)),
  }));
  await server.database.db.insert(contactSubmissions).values(rows);
  const { body } = await owner.get(`/api/websites/${websiteId}/contact-submissions.csv`);
  const names = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[1]);
  expect(names).toEqual(Array.from({ length: 1201 }, (_, index) => `n${1200 - index}`));
});

it('exports bookings of both kinds', async () => {
  const owner = await server.owner('zora');
  const websiteId = await website(owner);
  const row = {
    websiteId,
    sectionId: 'booking-1',
    serviceId: 'a',
    customerName: 'Tibor',
    customerEmail: 'tibor@example.com',
    bookingDate: server.clock.now(),
    createdAt: server.clock.now(),
  };
  await server.database.db.insert(bookings).values([
    {
      ...row,
      resource: 'cut',
      personId: 'eva',
      personName: 'Eva',
      during: '[2026-11-24 09:00,2026-11-24 10:00)',
      bookingType: 'hourly',
      service: 'Strih',
      durationMinutes: 60,
      price: '12.50',
      bookingDateText: '2026-11-24',
      bookingTimeText: '09:00',
    },
    {
      ...row,
      resource: 'room',
      during: '[2026-11-24 12:00,2026-11-26 12:00)',
      bookingType: 'daily',
      service: 'Izba',
      price: '45.00',
      stay: {
        guests: 2,
        nights: [{ nights: 2, cents: 45_00 }],
        checkIn: '',
        checkOut: '',
        cityTaxCents: 0,
        cityTaxNote: '',
      },
      bookingDateText: '2026-11-24',
      bookingTimeText: '12:00',
      bookingEndDateText: '2026-11-26',
      status: 'confirmed',
    },
  ]);
  const { body } = await owner.get(`/api/websites/${websiteId}/bookings.csv`);
  expect(body.split('\r\n').slice(1, -1)).toEqual([
    '2026-11-21 11:00;Confirmed;Izba;2026-11-24;;;2026-11-26;45.00;;Tibor;tibor@example.com;;;;2;90.00;;',
    '2026-11-21 11:00;Pending;Strih;2026-11-24;09:00;60;;;12.50;Tibor;tibor@example.com;;;Eva;;;;',
  ]);
});

it('exports orders with what was ordered', async () => {
  const owner = await server.owner('zora');
  const websiteId = await website(owner);
  const { db } = server.database;
  const account = { accountNumber: 'SK00', accountHolder: 'Zora', swiftCode: 'X' };
  const [product] = await db
    .insert(products)
    .values({
      websiteId,
      sectionId: 's',
      itemId: 'p',
      name: 'Krém',
      description: '',
      price: '12.50',
      ...account,
    })
    .returning();
  const [order] = await db
    .insert(orders)
    .values({
      websiteId,
      orderNumber: 26000001,
      customerName: 'Tibor',
      customerEmail: 'tibor@example.com',
      totalAmount: '25.00',
      shippingAddress: 'Lipová 1, 010 01 Horná Lipová',
      createdAt: server.clock.now(),
      ...account,
    })
    .returning();
  await db.insert(orderItems).values({
    orderId: order?.id ?? 0,
    productId: product?.id ?? 0,
    name: 'Krém',
    quantity: 2,
    price: '12.50',
  });
  const createdAt = new Date('2026-11-22T07:15:00Z');
  await db
    .insert(orderEvents)
    .values({ orderId: order?.id ?? 0, kind: 'mailed', what: 'received', createdAt });
  const { body } = await owner.get(`/api/websites/${websiteId}/orders.csv`);
  expect(body.split('\r\n')[1]).toBe(
    '2026-11-21 11:00;26000001;Awaiting payment;2 × Krém (12.50);25.00;Tibor;tibor@example.com;;Lipová 1, 010 01 Horná Lipová;;2026-11-22 08:15 Email sent: order received',
  );
});

it("is 401 for strangers and 404 for somebody else's website", async () => {
  const owner = await server.owner('zora');
  const websiteId = await website(owner);
  for (const list of ['bookings', 'orders', 'contact-submissions']) {
    const url = `/api/websites/${websiteId}/${list}.csv`;
    expect((await server.visitor().get(url)).statusCode).toBe(401);
    expect((await (await server.owner(`other-${list.slice(0, 4)}`)).get(url)).statusCode).toBe(404);
  }
});
