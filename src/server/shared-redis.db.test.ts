import { type RedisStandIn, startRedisStandIn } from '@tests/support/redis-stand-in';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createKeyedHash } from './kernel/secrets';
import { RedisLink } from './ports/redis';

let redis: RedisStandIn;
const links: { one?: RedisLink; two?: RedisLink } = {};
beforeAll(async () => {
  redis = await startRedisStandIn(Date.now);
  const open = () =>
    new RedisLink({ url: redis.url, keyedHash: createKeyedHash('secret'), log: () => undefined });
  Object.assign(links, { one: open(), two: open() });
});
afterAll(() => redis.close());

// Each part is read when the server is built, after the hook above.
const partsOf = (name: 'one' | 'two') => ({
  get redis() {
    return links[name] ?? null;
  },
});
const one = startTestServer({ hasRateLimits: true }, undefined, partsOf('one'));
/** It hears nothing of the database. */
const deaf = () => ({ ...one.database, listen: async () => undefined });
const two = startTestServer({ hasRateLimits: true }, deaf, partsOf('two'));

it('limits hold across processes, and in each while Redis is away', async () => {
  await one.owner('zora');
  const fail = async (server: typeof one) =>
    (await server.visitor().post('/api/login', { email: 'zora@example.com', password: 'wrong' })).statusCode;
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect([await fail(one), await fail(two)]).toEqual([401, 401]);
  expect([await fail(one), await fail(two)]).toEqual([429, 429]);
  redis.refuse();
  // Here five were counted.
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await fail(one)).toBe(401);
  expect(await fail(one)).toBe(429);
  redis.open();
});

it('a save of one is shown by another by way of Redis alone', async () => {
  const owner = await one.owner('zora');
  const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  const pageOfTwo = async () => (await two.visitor().get('/salon')).body;
  expect(await pageOfTwo()).toContain('Before');
  let saves = 0;
  await vi.waitFor(
    async () => {
      saves += 1;
      await owner.put(`/api/websites/${id}`, { description: `After ${saves}` });
      expect(await pageOfTwo()).toContain(`After ${saves}`);
    },
    { timeout: 15_000, interval: 300 },
  );
});
