import { startTestServer } from '@tests/support/test-server';
import { beforeEach, expect, it } from 'vitest';
import { analytics } from '../../db/tables/analytics';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
beforeEach(async () => {
  const owner = await server.owner('zora');
  await owner.post('/api/websites', { title: 'Salón', slug: 'salon', isPublished: true });
});

const visit = (device: number, address: string) =>
  server.visitor().post('/api/public/salon/visit', undefined, {
    'user-agent': `Mozilla/5.0 (device ${device}) AppleWebKit/605.1.15 Safari/605.1.15`,
    'x-forwarded-for': address,
  });
async function counted() {
  const { db } = server.database;
  const [row] = await db.select().from(analytics);
  return { visitors: row?.uniqueVisitors, views: row?.pageViews };
}

it('one network is twenty visitors of a day at most, however many names its browsers have', async () => {
  for (let device = 0; device < 18; device += 1) await visit(device, '198.51.100.1');
  const more = Array.from({ length: 20 }, (_, index) => visit(100 + index, '198.51.100.1'));
  await Promise.all([...more, visit(0, '198.51.100.1')]);
  expect(await counted()).toEqual({ visitors: 20, views: 39 });
  await visit(1, '198.51.100.2');
  expect(await counted()).toEqual({ visitors: 21, views: 40 });
});

it('one connection is no more by changing its address within IPv6', async () => {
  for (let index = 0; index < 30; index += 1)
    await visit(1, `2001:db8:1:${(0xaa00 + index).toString(16)}::1`);
  expect(await counted()).toEqual({ visitors: 20, views: 30 });
});
