import { openBakery } from '@tests/support/bakery';
import { book, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { MAX_CHOSEN } from '@/contracts/chosen';
import { MailWorker } from '../mail';
import { UNDO_MS } from '../mail/queue-mail';

const server = startTestServer();

/** Lists the subjects of the mails to visitors that go out within ten seconds. */
async function sendMails(): Promise<string[]> {
  server.clock.advance({ seconds: UNDO_MS / 1000 });
  const sent: { to: string; subject: string; text: string }[] = [];
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
  await new MailWorker({ db: server.database.db, clock: server.clock, mailer: mailer as never }).sendDue();
  return sent.filter(({ to }) => !to.startsWith('zora@')).map(({ subject }) => subject);
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('several orders', () => {
  it('take the same step and are taken back together; none is told of what was taken back', async () => {
    const { owner, url, order } = await openBakery(server);
    const ids = [(await order()).json().id, (await order({ customerEmail: 'ema@example.com' })).json().id];
    await sendMails();
    const paid = (await owner.post(`${url}/orders/update-chosen`, { ids, status: 'paid' })).json();
    expect(paid).toMatchObject({ items: ids.map((id) => ({ id, status: 'paid', items: [{}] })), left: [] });
    const back = await owner.post(`${url}/orders/update-chosen`, { ids, status: 'pending', undo: true });
    expect(back.json()).toMatchObject({ items: ids.map((id) => ({ id, status: 'pending' })), left: [] });
    expect(await sendMails()).toEqual([]);
    await owner.post(`${url}/orders/update-chosen`, { ids, status: 'paid' });
    expect(await sendMails()).toHaveLength(2);
  });

  it('are left, with the reason, where the step does not follow; the others are changed', async () => {
    const { owner, url, order } = await openBakery(server);
    const [first, second] = [(await order()).json().id, (await order()).json().id];
    await owner.patch(`${url}/orders/${first}`, { status: 'paid' });
    await owner.patch(`${url}/orders/${first}`, { status: 'shipped' });
    const input = { ids: [first, second, 999_999, second], status: 'paid' };
    const answer = (await owner.post(`${url}/orders/update-chosen`, input)).json();
    expect(idsOf(answer.items)).toEqual([second]);
    expect(answer.left).toEqual([
      { id: first, message: 'An order moves one step at a time: paid, then shipped, then delivered' },
      { id: 999_999, message: expect.any(String) },
    ]);
  });

  it('are deleted, and those that are gone already count as deleted', async () => {
    const { owner, url, order, list } = await openBakery(server);
    const ids = [(await order()).json().id, (await order()).json().id];
    await owner.delete(`${url}/orders/${ids[0]}`);
    const answer = await owner.post(`${url}/orders/delete-chosen`, { ids });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ids, left: [] }]);
    expect(await list()).toEqual([]);
  });

  it('of somebody else stay as they are', async () => {
    const { owner, url, order, list } = await openBakery(server);
    const { id } = (await order()).json();
    const stranger = await server.owner('boris');
    for (const call of ['update-chosen', 'delete-chosen']) {
      const body = { ids: [id], status: 'paid' };
      expect((await stranger.post(`${url}/orders/${call}`, body)).statusCode, call).toBe(404);
      expect((await server.visitor().post(`${url}/orders/${call}`, body)).statusCode, call).toBe(401);
      const own = (await stranger.post('/api/websites', { title: 'Iné', slug: `other-${call}` })).json();
      await stranger.post(`/api/websites/${own.id}/orders/${call}`, body);
    }
    expect(await list()).toMatchObject([{ id, status: 'pending' }]);
    expect((await owner.get(`${url}/orders`)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', { ids: [] }, 'ids'],
    ['too many', { ids: Array.from({ length: MAX_CHOSEN + 1 }, (_, index) => index + 1) }, 'ids'],
    ['no ids', { ids: ['one'] }, 'ids.0'],
    ['another status', { ids: [1], status: 'lost' }, 'status'],
  ])('are refused when %s is chosen', async (_, change, path) => {
    const { owner, url } = await openBakery(server);
    const answer = await owner.post(`${url}/orders/update-chosen`, { status: 'paid', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0]).toMatchObject({ path });
  });
});

describe('several bookings', () => {
  const update = (owner: Browser, website: number, body: object) =>
    owner.post(`/api/websites/${website}/bookings/update-chosen`, body);

  async function openSalon() {
    const owner = await server.owner('zora', 'premium');
    const website = await publishBookings(owner, salon);
    const times = ['09:00', '10:00', '11:00'];
    for (const time of times) await book(server.visitor(), { time });
    await sendMails();
    const list = async () => (await owner.get(`/api/websites/${website}/bookings`)).json();
    return { owner, website, list };
  }

  it('are confirmed, and get their former status back', async () => {
    const { owner, website, list } = await openSalon();
    const chosen = (await list()).map(({ id, changes }: { id: number; changes: number }) => ({
      id,
      changes,
      status: 'confirmed',
    }));
    const { items, left } = (await update(owner, website, { bookings: chosen })).json();
    expect([items.map(({ status }: { status: string }) => status), left]).toEqual([
      ['confirmed', 'confirmed', 'confirmed'],
      [],
    ]);
    const back = items.map(({ id, changes }: { id: number; changes: number }) => ({
      id,
      changes,
      status: 'pending',
    }));
    expect((await update(owner, website, { bookings: back })).json().items).toHaveLength(3);
    expect(await sendMails()).toEqual([]);
  });

  it('are left where another device was faster', async () => {
    const { owner, website, list } = await openSalon();
    const [one, two] = await list();
    await owner.put(`/api/bookings/${one.id}`, { status: 'confirmed' });
    const bookings = [one, two].map(({ id, changes }) => ({ id, changes, status: 'cancelled' }));
    const answer = (await update(owner, website, { bookings })).json();
    expect(idsOf(answer.items)).toEqual([two.id]);
    expect(answer.left).toEqual([{ id: one.id, message: expect.stringMatching(/changed/) }]);
  });

  it('free their times when they are declined', async () => {
    const { owner, website, list } = await openSalon();
    const bookings = (await list()).map(({ id, changes }: { id: number; changes: number }) => ({
      id,
      changes,
      status: 'cancelled',
    }));
    expect((await update(owner, website, { bookings })).json().left).toEqual([]);
    expect(await sendMails()).toHaveLength(3);
    expect((await book(server.visitor(), { time: '09:00' })).statusCode).toBe(201);
  });

  it('of another website of the same owner stay as they are', async () => {
    const { owner, list } = await openSalon();
    const [{ id, changes }] = await list();
    const other = (await owner.post('/api/websites', { title: 'Druhý', slug: 'second' })).json().id;
    const answer = (await update(owner, other, { bookings: [{ id, changes, status: 'confirmed' }] })).json();
    expect(answer).toMatchObject({ items: [], left: [{ id }] });
    await owner.post(`/api/websites/${other}/bookings/delete-chosen`, { ids: [id] });
    expect((await list()).find((booking: { id: number }) => booking.id === id).status).toBe('pending');
  });

  it('are deleted together', async () => {
    const { owner, website, list } = await openSalon();
    const ids = idsOf(await list());
    const answer = await owner.post(`/api/websites/${website}/bookings/delete-chosen`, { ids });
    expect(answer.json()).toEqual({ ids, left: [] });
    expect(await list()).toEqual([]);
    expect((await book(server.visitor(), { time: '09:00' })).statusCode).toBe(201);
  });
});

it('several messages are read and deleted', async () => {
  const owner = await server.owner('zora');
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
  const url = `/api/websites/${(await owner.post('/api/websites', website)).json().id}`;
  for (const name of ['Tibor', 'Ema']) {
    const message = { name, email: 'tibor@example.com', message: 'Máte otvorené?' };
    await server.visitor().post('/api/public/salon/contact', message);
  }
  const list = async () => (await owner.get(`${url}/contact-submissions`)).json();
  const ids = idsOf(await list());
  const read = (
    await owner.post(`${url}/contact-submissions/read-chosen`, { ids: [...ids, 999_999] })
  ).json();
  expect(read).toMatchObject({ items: ids.map((id) => ({ id, isRead: true })), left: [{ id: 999_999 }] });
  const deleted = await owner.post(`${url}/contact-submissions/delete-chosen`, { ids });
  expect(deleted.json()).toEqual({ ids, left: [] });
  expect(await list()).toEqual([]);
});
