import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, expect, it } from 'vitest';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
let owner: Browser;
let id: number;
beforeEach(async () => {
  owner = await server.owner('zora');
  id = (await owner.post('/api/websites', { title: 'Salón', slug: 'salon', isPublished: true })).json().id;
});

const visit = (device: number, address: string) =>
  server.visitor().post('/api/public/salon/visit', undefined, {
    'user-agent': `Mozilla/5.0 (device ${device}) AppleWebKit/605.1.15 Safari/605.1.15`,
    'x-forwarded-for': address,
  });
/** Reads the statistics, for which all visits until now are written. */
async function counted() {
  const { uniqueVisitors: visitors, pageViews: views } = (await owner.get(`/api/websites/${id}/analytics`))
    .json()
    .at(-1);
  return { visitors, views };
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

it('one network is twenty visitors also when its visits are written one after the other', async () => {
  for (let device = 0; device < 25; device += 1) {
    await visit(device, '198.51.100.1');
    if (device > 15) await counted();
  }
  await visit(0, '198.51.100.1');
  expect(await counted()).toEqual({ visitors: 20, views: 26 });
});
