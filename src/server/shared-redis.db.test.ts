import { type RedisStandIn, startRedisStandIn } from '@tests/support/redis-stand-in';
import { startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FREE_CALLS } from '@/core/visitor-limits';
import { solveWork } from '@/sections/visitor-kit/solve-work';
import { createKeyedHash } from './kernel/secrets';
import { RedisLink } from './ports/redis';

let redis: RedisStandIn;
const links: { one?: RedisLink; two?: RedisLink } = {};
beforeAll(async () => {
  redis = await startRedisStandIn(Date.now);
  const open = () =>
    new RedisLink({
      url: redis.url,
      keyedHash: createKeyedHash('secret'),
      log: () => undefined,
      // A busy machine may be late; what is away refuses at once.
      answerWithinMs: 30_000,
    });
  Object.assign(links, { one: open(), two: open() });
});
afterAll(() => redis.close());

// Each part is read when the server is built, after the hook above.
const getParts = (name: 'one' | 'two') => ({
  get redis() {
    return links[name] ?? null;
  },
});
const one = startTestServer({ hasRateLimits: true }, undefined, getParts('one'));
/** Such a server hears nothing of the database. */
const makeDeaf = () => ({ ...one.database, listen: async () => undefined });
const two = startTestServer({ hasRateLimits: true }, makeDeaf, getParts('two'));

it('a network that has sent much works for it at each process, and with one answer once', async () => {
  const owner = await one.owner('zora');
  const website = {
    title: 'Salón',
    slug: 'salon',
    isPublished: true,
    pageData: { sections: visitorSections },
  };
  await owner.post('/api/websites', website);
  const send = (server: typeof one, work?: string) =>
    server
      .visitor()
      .post('/api/public/salon/contact', visitorCalls.contact, work ? { 'visitor-work': work } : {});
  for (let call = 0; call < FREE_CALLS; call += 1)
    expect((await send(call % 2 === 0 ? one : two)).statusCode).toBe(201);
  const asked = await send(two);
  expect(asked.statusCode).toBe(428);
  const { challenge, bits } = asked.json();
  const work = await solveWork(challenge, bits);
  expect((await send(one, work)).statusCode).toBe(201);
  expect((await send(two, work)).statusCode).toBe(428);
});

it('limits hold across processes, and in each while Redis is away', async () => {
  await one.owner('zora');
  const fail = async (server: typeof one) =>
    (await server.visitor().post('/api/login', { email: 'zora@example.com', password: 'wrong' })).statusCode;
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect([await fail(one), await fail(two)]).toEqual([401, 401]);
  expect([await fail(one), await fail(two)]).toEqual([429, 429]);
  redis.refuse();
  // Five attempts are counted here.
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await fail(one)).toBe(401);
  expect(await fail(one)).toBe(429);
  redis.open();
});

it('a save of one is shown by another by way of Redis alone', async () => {
  const owner = await one.owner('zora');
  const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  const readPageOfTwo = async () => (await two.visitor().get('/salon')).body;
  expect(await readPageOfTwo()).toContain('Before');
  let saves = 0;
  await vi.waitFor(
    async () => {
      saves += 1;
      await owner.put(`/api/websites/${id}`, { description: `After ${saves}` });
      expect(await readPageOfTwo()).toContain(`After ${saves}`);
    },
    { timeout: 15_000, interval: 300 },
  );
});
