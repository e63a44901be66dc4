import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { VISITORS_PER_NETWORK } from '@/core/visitor-limits';
import { getOne } from '../../kernel/database';
import { addVisits } from './queries';

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
/** Reads the statistics; for that, all visits so far are written. */
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

describe('what a write reads of those who came before', () => {
  /** Adds visitors of one network, or each of a network of its own, and returns how many known visitors were read. */
  const readsFor = (name: string, count: number, bound: number | null, network?: string) =>
    server.database.db.transaction(async (tx) => {
      const visitors = Array.from({ length: count }, (_, index) => ({
        websiteId: id,
        date: '2026-11-21',
        visitor: `${name} ${index}`,
        network: network ?? `network of ${name} ${index}`,
        views: 1,
      }));
      const read = sql<number>`sum(pg_stat_get_xact_tuples_returned(indexrelid))::float8`;
      const indexes = sql`pg_index WHERE indrelid = 'visitor_days'::regclass`;
      const reads = async () => getOne(await tx.select({ read }).from(indexes)).read;
      const before = await reads();
      await addVisits(tx, visitors, bound);
      return (await reads()) - before;
    });

  it('is nothing of other networks, however many there were', async () => {
    await readsFor('morning', 1000, VISITORS_PER_NETWORK);
    await readsFor('noon', 1000, VISITORS_PER_NETWORK);
    expect(await readsFor('evening', 100, VISITORS_PER_NETWORK)).toBe(0);
  });

  it('is no more of a network than it may be, however many of it come', async () => {
    await readsFor('morning', 500, VISITORS_PER_NETWORK, 'one network');
    // All visitors but the known ones share the one place that is left.
    expect(await readsFor('noon', 500, VISITORS_PER_NETWORK, 'one network')).toBe(VISITORS_PER_NETWORK + 1);
    expect(await counted()).toEqual({ visitors: 20, views: 1000 });
  });

  it('is nothing where networks have no bound', async () => {
    await readsFor('morning', 1000, null, 'one network');
    expect(await readsFor('noon', 500, null, 'one network')).toBe(0);
    expect((await counted()).visitors).toBe(1500);
  });
});
