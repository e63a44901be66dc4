import { TestClock } from '@tests/support/test-clock';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CallCounts } from '../kernel/call-counts';
import type { SecurityLog } from '../kernel/security-log';
import { SharedCounts } from '../kernel/shared-counts';
import { readConfig } from '../settings/config';
import { addRateLimits } from './rate-limit';

it('forgets no refused address for thousands of others', async () => {
  const clock = new TestClock();
  const app = Fastify({ trustProxy: true });
  await addRateLimits(app, {
    config: readConfig({}),
    counts: new SharedCounts(new CallCounts(() => clock.now().getTime())),
    security: { noteOnce: () => undefined } as unknown as SecurityLog,
  });
  app.setErrorHandler((error: { code?: string }, _request, reply) =>
    reply.code(error.code === 'TOO_MANY_REQUESTS' ? 429 : 500).send(),
  );
  const rateLimit = { max: 30, timeWindow: 60_000 };
  app.get('/', { config: { rateLimit } }, async () => 'taken');
  const call = async (address: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).statusCode;
  for (let index = 0; index < 30; index += 1) expect(await call('192.0.2.7')).toBe(200);
  expect(await call('192.0.2.7')).toBe(429);
  // The limiter's own store would keep five thousand addresses.
  for (let index = 0; index < 5200; index += 1) await call(`10.1.${Math.trunc(index / 250)}.${index % 250}`);
  expect(await call('192.0.2.7')).toBe(429);
}, 60_000);
