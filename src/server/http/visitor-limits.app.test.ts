import { postWithWork } from '@tests/support/post-with-work';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { contactSubmissions } from '../db/tables/messages';

const server = startTestServer({ hasRateLimits: true });

it('answers twenty calls with a message from one visitor, whatever address the visitor claims, then says when to come back', async () => {
  const owner = await server.owner('zora');
  const contact = { title: '', fields: ['name', 'email', 'message'] };
  const sections = [{ id: 'contact-1', type: 'contact', title: '', content: contact, order: 0 }];
  await owner.post('/api/websites', { title: 'A', slug: 'salon', pageData: { sections }, isPublished: true });
  const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Hi' };
  const send = (index: number) =>
    postWithWork(server.visitor(), '/api/public/salon/contact', message, {
      'x-forwarded-for': `198.51.100.${index}`,
    });
  const codes: number[] = [];
  // From the tenth on each takes two calls: one is answered with what is to be done.
  for (let index = 0; index < 14; index += 1) codes.push((await send(index)).statusCode);
  expect(new Set(codes)).toEqual(new Set([201]));
  const stored = await server.database.db.$count(contactSubmissions);
  const refused = await send(20);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().code).toBe('TOO_MANY_REQUESTS');
  expect(stored).toBe(14);
  expect(await server.database.db.$count(contactSubmissions)).toBe(14);
});

it.each([
  ['/api/public/salon/orders', 20],
  ['/api/public/salon/poll-vote', 30],
])('stops a visitor who calls %s more than %d times', async (url, max) => {
  const codes: number[] = [];
  for (let index = 0; index <= max; index += 1) codes.push((await server.visitor().post(url, {})).statusCode);
  expect(codes.indexOf(429)).toBe(max);
});

it.each([
  ['/api/upload/logo', 60],
  ['/api/websites', 60],
  ['/api/register', 30],
  ['/api/public/salon/booking', 20],
] as const)('stops a stranger or an owner who calls %s more than %d times', async (url, max) => {
  const owner = await server.owner('zora');
  const codes: number[] = [];
  for (let index = 0; index <= max; index += 1) {
    const answer = await owner.call({ method: 'POST', url, payload: {}, remoteAddress: '203.0.113.7' });
    codes.push(answer.statusCode);
  }
  expect(codes.lastIndexOf(429)).toBe(max);
  expect(codes.indexOf(429)).toBe(max);
});
