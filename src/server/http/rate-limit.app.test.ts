import { startTestServer } from '@tests/support/test-server';
import { expect, it, vi } from 'vitest';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
const from = (address: string) => ({ 'x-forwarded-for': address });

it('counts what one address calls, and says when to come back', async () => {
  const call = (address: string) => server.visitor().post('/api/register', {}, from(address));
  const info = vi.spyOn(server.app.log, 'info').mockImplementation(() => undefined);
  const codes = [];
  for (let index = 0; index < 31; index += 1) codes.push((await call('192.0.2.1')).statusCode);
  expect([codes[29], codes[30]]).toEqual([400, 429]);
  const refused = await call('192.0.2.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    message: 'Too many attempts. Please try again in 60 minutes.',
    code: 'TOO_MANY_REQUESTS',
  });
  expect((await call('192.0.2.2')).statusCode).toBe(400);
  // The log has one line, however many calls are refused, and nobody's address in it.
  const events = info.mock.calls.filter(([line]) => 'event' in Object(line));
  expect(events).toEqual([
    [
      { event: 'calls-refused', userId: null, network: expect.stringMatching(/^[\w-]{10}$/) },
      'Security event',
    ],
  ]);
});

it('gives who holds a /48 of IPv6 sixteen counts, not 65,536', async () => {
  const call = (subnet: number) =>
    server.visitor().post('/api/register', {}, from(`2001:db8:7:${subnet.toString(16)}::1`));
  let accepted = 0;
  for (let subnet = 0; subnet < 500; subnet += 1)
    if ((await call(subnet * 130)).statusCode === 400) accepted += 1;
  expect(accepted).toBe(16 * 30);
}, 60_000);

it('mails one address no more links than somebody needs, account or none, however many ask', async () => {
  const ask = (index: number) =>
    server
      .visitor()
      .post('/api/password-reset/request', { email: 'Zora@example.com' }, from(`198.51.100.${index}`));
  const codes = [];
  for (let index = 0; index < 6; index += 1) codes.push((await ask(index)).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

it('counts the links of each address apart: who asks for one takes none from others', async () => {
  const ask = (email: string, index: number) =>
    server.visitor().post('/api/password-reset/request', { email }, from(`203.0.113.${index}`));
  for (let index = 0; index < 6; index += 1) await ask('milan@example.com', index);
  expect((await ask('milan@example.com', 10)).statusCode).toBe(429);
  for (const email of ['milan@example.net', 'peter@example.com', 'zuzana@example.com'])
    expect((await ask(email, 11)).statusCode).toBe(200);
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
