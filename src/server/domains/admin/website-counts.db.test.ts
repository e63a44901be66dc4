import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { contactSubmissions } from '../../db/tables/messages';

const server = startTestServer();

it('counts what there is and what waits, of this website only', async () => {
  const owner = await server.owner('zora');
  const [id, other] = await Promise.all(
    ['salon', 'other'].map(
      async (slug) => (await owner.post('/api/websites', { title: slug, slug })).json().id,
    ),
  );
  const row = { name: 'Tibor', email: 'tibor@example.com', message: 'x', createdAt: server.clock.now() };
  await server.database.db.insert(contactSubmissions).values([
    { ...row, websiteId: id },
    { ...row, websiteId: id, isRead: true },
    { ...row, websiteId: other },
  ]);
  const empty = { bookings: 0, pendingBookings: 0, orders: 0, pendingOrders: 0 };
  expect((await owner.get(`/api/websites/${id}/counts`)).json()).toEqual({
    messages: 2,
    unreadMessages: 1,
    ...empty,
  });
  expect((await server.visitor().get(`/api/websites/${id}/counts`)).statusCode).toBe(401);
  expect((await (await server.owner('viera')).get(`/api/websites/${id}/counts`)).statusCode).toBe(404);
});
