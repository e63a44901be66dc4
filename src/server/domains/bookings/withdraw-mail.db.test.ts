import { book, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox';
import { MailWorker } from '../mail';
import { UNDO_MS } from '../mail/queue-mail';

const server = startTestServer();
const customerEmail = 'tibor@example.com';
let owner: Browser;
let id: number;
let websiteId: number;

const change = (edit: object) => owner.put(`/api/bookings/${id}`, edit);
/** Lists the subjects of the mails to the customer that have been sent by now. */
async function sentNow(): Promise<string[]> {
  const sent: { to: string; subject: string; text: string }[] = [];
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
  await new MailWorker({ db: server.database.db, clock: server.clock, mailer: mailer as never }).sendDue();
  return sent.filter(({ to }) => to === customerEmail).map(({ subject }) => subject);
}
const later = () => server.clock.advance({ seconds: UNDO_MS / 1000 });

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  websiteId = await publishBookings(owner, salon);
  id = (await book(server.visitor(), { customerEmail })).json().id;
  await sentNow();
});

describe('a change of a booking', () => {
  it('whose mail cannot be delivered says so at the booking', async () => {
    server.refusedAddresses.add(customerEmail);
    expect((await change({ status: 'confirmed' })).json().isCustomerTold).toBe(true);
    await server.mail.sendDue();
    const [booking] = (await owner.get(`/api/websites/${websiteId}/bookings`)).json();
    expect(booking).toMatchObject({ id, status: 'confirmed', isCustomerTold: false });
  });

  it('is told ten seconds later, also when the server ended meanwhile', async () => {
    await change({ status: 'confirmed' });
    server.clock.advance({ seconds: UNDO_MS / 1000 - 1 });
    expect(await sentNow()).toEqual([]);
    server.clock.advance({ seconds: 1 });
    expect(await sentNow()).toEqual(['Salón: your booking is confirmed']);
    expect(await sentNow()).toEqual([]);
  });

  it('is never told when it is taken back, and counts for no bound', async () => {
    const { changes } = (await change({ status: 'confirmed' })).json();
    const back = await change({ status: 'pending', changes });
    expect(back.json()).toMatchObject({ status: 'pending', isCustomerTold: true });
    later();
    expect(await sentNow()).toEqual([]);
    const kept = await server.database.db.select().from(outbox);
    expect(kept.filter(({ about }) => about === `booking ${id}`)).toEqual([]);
  });

  it('that is cancelled by mistake has its time again, unless somebody else has it', async () => {
    await change({ status: 'confirmed' });
    later();
    await sentNow();
    const { changes } = (await change({ status: 'cancelled' })).json();
    expect((await change({ status: 'confirmed', changes })).statusCode).toBe(200);
    later();
    expect(await sentNow()).toEqual([]);
    const again = (await change({ status: 'cancelled' })).json();
    await book(server.visitor());
    const refused = await change({ status: 'confirmed', changes: again.changes });
    expect(refused.statusCode).toBe(409);
    later();
    expect(await sentNow()).toEqual(['Salón: your booking is cancelled']);
  });

  it('that follows at once is told in its place, as the customer knew it before', async () => {
    await change({ status: 'confirmed' });
    later();
    await sentNow();
    await change({ bookingTimeText: '11:00' });
    await change({ bookingTimeText: '14:00' });
    later();
    const mails = await server.database.db.select().from(outbox).orderBy(outbox.id);
    const row = mails.filter(({ about }) => about !== null).at(-1);
    expect(row?.text).toContain('Until now: Tuesday 24\u00a0November 2026, 09:00');
    expect(row?.text).toContain('Time: 14:00');
    expect(await sentNow()).toEqual(['Salón: your booking has a new time']);
  });

  it('that moves it back is told to nobody', async () => {
    await change({ status: 'confirmed' });
    later();
    await sentNow();
    await change({ bookingTimeText: '11:00' });
    await change({ bookingTimeText: '09:00' });
    later();
    expect(await sentNow()).toEqual([]);
  });

  it('is told by one mail when the booking is cancelled, or deleted, before the first has left', async () => {
    await change({ status: 'confirmed' });
    await change({ status: 'cancelled' });
    later();
    expect(await sentNow()).toEqual(["Salón: your booking request can't be confirmed"]);
    const second = (await book(server.visitor(), { customerEmail })).json().id;
    await sentNow();
    await owner.put(`/api/bookings/${second}`, { status: 'confirmed' });
    const [{ websiteId }] = (await owner.get('/api/websites'))
      .json()
      .map((site: { id: number }) => ({ websiteId: site.id }));
    await owner.delete(`/api/websites/${websiteId}/bookings/${second}`);
    expect(await sentNow()).toEqual(["Salón: your booking request can't be confirmed"]);
    later();
    expect(await sentNow()).toEqual([]);
  });

  it('cannot be taken back when another device has changed it since', async () => {
    const { changes } = (await change({ status: 'confirmed' })).json();
    await change({ bookingTimeText: '11:00' });
    const refused = await change({ status: 'pending', changes });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('This booking was changed on another device meanwhile.');
    later();
    expect(await sentNow()).toEqual(['Salón: your booking is confirmed']);
  });

  it('needs something to change beside the number', async () => {
    expect((await change({ changes: 0 })).statusCode).toBe(400);
  });
});
