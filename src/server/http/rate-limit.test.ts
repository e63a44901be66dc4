import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
const from = (address: string) => ({ 'x-forwarded-for': address });

it('stops one address from trying passwords, and says when to come back', async () => {
  const attempt = (index: number) =>
    server.visitor().post('/api/login', { email: `u${index}@example.com`, password: 'x' }, from('192.0.2.1'));
  const codes = [];
  for (let index = 0; index < 61; index += 1) codes.push((await attempt(index)).statusCode);
  expect(codes.slice(0, 60).every((code) => code === 401)).toBe(true);
  expect(codes[60]).toBe(429);
  const refused = await attempt(62);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    message: 'Too many attempts. Please wait a moment and try again.',
    code: 'TOO_MANY_REQUESTS',
  });
}, 30_000);

it('stops many addresses from trying one account, in whatever case it is written', async () => {
  const attempt = (index: number) => {
    const email = index % 2 === 0 ? 'Zora@example.com' : 'zora@Example.com';
    return server.visitor().post('/api/login', { email, password: 'x' }, from(`198.51.100.${index}`));
  };
  const codes = [];
  for (let index = 0; index < 21; index += 1) codes.push((await attempt(index)).statusCode);
  expect([codes[19], codes[20]]).toEqual([401, 429]);
}, 30_000);

it('leaves everybody else alone', async () => {
  const answer = await server
    .visitor()
    .post('/api/login', { email: 'tibor@example.com', password: 'x' }, from('203.0.113.9'));
  expect(answer.statusCode).toBe(401);
});

it('mails one address no more links than somebody needs, account or none, however many ask', async () => {
  const ask = (index: number) =>
    server
      .visitor()
      .post('/api/password-reset/request', { email: 'Zora@example.com' }, from(`198.51.100.${index}`));
  const codes = [];
  for (let index = 0; index < 6; index += 1) codes.push((await ask(index)).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

it.each([
  ['POST', '/api/password-reset/request', { email: 'zora' }, 30],
  ['POST', '/api/password-reset', { token: 'a'.repeat(43), newPassword: 'mirabelka' }, 30],
  ['POST', '/api/account/password', {}, 30],
  ['DELETE', '/api/account', {}, 30],
  ['GET', '/api/account/export', undefined, 6],
] as const)('%s %s has an end for one address', async (method, url, payload, max) => {
  const call = () => server.visitor().call({ method, url, payload, headers: from('203.0.113.77') });
  for (let index = 0; index < max; index += 1) expect((await call()).statusCode).toBeOneOf([400, 401]);
  expect((await call()).statusCode).toBe(429);
});
