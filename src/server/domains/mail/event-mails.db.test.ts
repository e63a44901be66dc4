import { book, bookStay, cottage, publishBookings, salon } from '@tests/support/booking-page';
import { readQr } from '@tests/support/read-qr';
import { startTestServer } from '@tests/support/test-server';
import { decode } from 'bysquare/pay';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawQrPng } from '../../kernel/qr-codes';

const server = startTestServer();

/** Lists what was sent since the last call: recipient, address for answers and subject. */
async function sent(): Promise<(string | null)[][]> {
  await server.mail.sendDue();
  return server.sentMail.splice(0).map(({ to, replyTo, subject }) => [to, replyTo, subject]);
}

describe('a message', () => {
  it('is told to the owner, and a refused one is not', async () => {
    const owner = await server.owner('zora');
    const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
    const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
    await owner.post('/api/websites', { title: 'Salón', slug: 'salon', pageData, isPublished: true });
    const wake = vi.spyOn(server.mail, 'wake');
    const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?' };
    await server.visitor().post('/api/public/salon/contact', message);
    await server.visitor().post('/api/public/salon/contact', { ...message, email: 'tibor' });
    expect(wake).toHaveBeenCalledOnce();
    expect(await sent()).toEqual([
      ['zora@example.com', 'tibor@example.com', 'New message from Tibor – Salón'],
    ]);
  });
});

describe('a booking', () => {
  const customerEmail = 'tibor@example.com';
  const toCustomer = (subject: string) => ['tibor@example.com', 'zora@example.com', `Salón: ${subject}`];
  let owner: Awaited<ReturnType<typeof server.owner>>;
  let websiteId: number;
  beforeEach(async () => {
    owner = await server.owner('zora', 'premium');
    websiteId = await publishBookings(owner, salon, cottage);
  });
  const booked = async (): Promise<string> => {
    const { id } = (await book(server.visitor(), { customerEmail })).json();
    await sent();
    return `/api/bookings/${id}`;
  };

  it('is told to both sides, and one that collides to nobody', async () => {
    const wake = vi.spyOn(server.mail, 'wake');
    await book(server.visitor(), { customerEmail });
    expect(await sent()).toEqual([
      ['zora@example.com', 'tibor@example.com', 'New booking: Tibor, Strih'],
      toCustomer('we have your booking request'),
    ]);
    expect((await book(server.visitor())).statusCode).toBe(409);
    expect(await sent()).toEqual([]);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('is followed by the customer and their calendar through all that the owner does', async () => {
    const url = await booked();
    const steps: [object, string][] = [
      [{ status: 'confirmed' }, 'your booking is confirmed'],
      [{ bookingTimeText: '13:00' }, 'your booking has a new time'],
      [{ status: 'cancelled' }, 'your booking is cancelled'],
      [{ status: 'confirmed', bookingTimeText: '14:00' }, 'your booking is confirmed'],
    ];
    const sequences: (string | undefined)[] = [];
    const wake = vi.spyOn(server.mail, 'wake');
    for (const [edit, subject] of steps) {
      expect((await owner.put(url, edit)).statusCode).toBe(200);
      await server.mail.sendDue();
      sequences.push(/SEQUENCE:(\d+)/.exec(server.sentMail[0]?.attachments[0]?.content ?? '')?.[1]);
      expect(await sent()).toEqual([toCustomer(subject)]);
    }
    expect(sequences).toEqual(['1', '2', '3', '4']);
    expect(wake).toHaveBeenCalledTimes(4);
    await owner.put(url, { status: 'confirmed' });
    expect(await sent()).toEqual([]);
  });

  it('hears of a new departure', async () => {
    const { id } = (await bookStay(server.visitor(), { customerEmail })).json();
    await sent();
    await owner.put(`/api/bookings/${id}`, { bookingEndDateText: '2026-11-29' });
    expect(await sent()).toEqual([toCustomer('your booking has a new time')]);
  });

  it('that was to come and is moved into the past is followed by the customer', async () => {
    const url = await booked();
    await owner.put(url, { bookingDateText: '2026-11-14' });
    expect(await sent()).toEqual([toCustomer('your booking has a new time')]);
  });

  it('that is deleted is cancelled in the calendar, unless it was or is over', async () => {
    const remove = (url: string) => owner.delete(`/api/websites/${websiteId}${url.slice('/api'.length)}`);
    const url = await booked();
    const wake = vi.spyOn(server.mail, 'wake');
    expect((await remove(url)).statusCode).toBe(204);
    expect(wake).toHaveBeenCalledOnce();
    await server.mail.sendDue();
    expect(server.sentMail[0]?.attachments[0]).toMatchObject({
      method: 'CANCEL',
      content: expect.stringContaining('SEQUENCE:1'),
    });
    expect(await sent()).toEqual([toCustomer("your booking request can't be confirmed")]);
    const cancelled = await booked();
    await owner.put(cancelled, { status: 'cancelled' });
    await sent();
    await remove(cancelled);
    const past = await booked();
    server.clock.advance({ days: 30 });
    await remove(past);
    expect(await sent()).toEqual([]);
  });
});

it('an order is told to both sides, with codes that a camera reads', async () => {
  const owner = await server.owner('zora');
  const bank = {
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: 'Pekáreň na rohu',
    swiftCode: 'TATRSKBX',
  };
  const product = {
    id: '1',
    name: 'Torta',
    description: 'Malá',
    price: '12,50',
    images: ['', '', ''],
    ...bank,
  };
  const content = { title: 'Obchod', products: [product] };
  const pageData = { sections: [{ id: 'products-1', type: 'products', title: '', content, order: 0 }] };
  await owner.post('/api/websites', { title: 'Pekáreň', slug: 'bakery', pageData, isPublished: true });
  const order = {
    productId: '1',
    quantity: 3,
    customerName: 'Tibor',
    customerEmail: 'tibor@example.com',
    shippingAddress: 'Dlhá 1, 811 01 Bratislava',
    totalAmount: '37.50',
  };
  const wake = vi.spyOn(server.mail, 'wake');
  const answer = await server.visitor().post('/api/public/bakery/orders', order);
  expect(answer.statusCode).toBe(201);
  await server.visitor().post('/api/public/bakery/orders', { ...order, totalAmount: '1.00' });
  expect(wake).toHaveBeenCalledOnce();
  await server.mail.sendDue();
  const [code] = server.sentMail[1]?.attachments ?? [];
  const [payment] = decode(await readQr(await drawQrPng(code?.content ?? ''))).payments;
  expect(payment).toMatchObject({ amount: 37.5, variableSymbol: '26000001' });
  expect(await sent()).toEqual([
    ['zora@example.com', 'tibor@example.com', 'New order 26000001 from Tibor'],
    ['tibor@example.com', 'zora@example.com', 'Pekáreň: we have your order 26000001'],
  ]);
});
