import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { afterAll, expect, it } from 'vitest';
import { DAY_SECONDS } from '@/core/dates';
import { TRIAL_DAYS } from '@/core/plans';

const purged: string[] = [];
const cache = createServer((request, response) => {
  purged.push(String(request.headers['surrogate-key']));
  response.end();
});
await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
afterAll(() => cache.close());
const pageEdges = [`http://127.0.0.1:${(cache.address() as AddressInfo).port}`];

const server = startTestServer({ pageEdges });
/** This server shares the database and hears nothing of what the other one does. */
const deaf = startTestServer({ pageEdges }, () => ({
  ...server.database,
  listen: async () => undefined,
}));

/** Forgets what the shared cache was told, and returns what waits for the next purge. */
function watchPurges(): () => Promise<void> {
  purged.length = 0;
  return () => waitFor(() => expect(purged).toContain('page-salon'));
}

it('a shared cache may keep a page, and is told of every change that visitors see', async () => {
  const owner = await server.owner('zora', 'premium');
  let isPurged = watchPurges();
  const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  await isPurged();
  const page = await server.visitor().get('/salon');
  expect(page.headers['surrogate-key']).toBe('pages page-salon');
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=[1-9]\d*$/);

  isPurged = watchPurges();
  await owner.put(`/api/websites/${id}`, { description: 'After' });
  await isPurged();
  isPurged = watchPurges();
  await owner.put(`/api/websites/${id}`, { isPublished: false });
  await isPurged();
  const missing = await server.visitor().get('/salon');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['surrogate-key']).toBeUndefined();
  expect(missing.headers['cache-control']).toBe('no-cache');
  isPurged = watchPurges();
  await owner.delete(`/api/websites/${id}`);
  await isPurged();
});

it('is told when a plan ends, and keeps no page beyond the end of a trial', async () => {
  const owner = await server.owner('zora');
  const website = { title: 'Salón', slug: 'salon', isPublished: true };
  let isPurged = watchPurges();
  await owner.post('/api/websites', website);
  await isPurged();
  server.clock.advance({ seconds: TRIAL_DAYS * DAY_SECONDS - 600 });
  const { headers } = await server.visitor().get('/salon');
  expect(headers['cache-control']).toMatch(/, s-maxage=600$/);
  expect(headers['surrogate-control']).toBe('max-age=600, stale-while-revalidate=0');
  isPurged = watchPurges();
  const changed = await owner.put('/api/auth/subscription', { tier: 'free' });
  expect(changed.statusCode).toBe(200);
  await isPurged();
});

it('loses all pages when another release starts', async () => {
  purged.length = 0;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await waitFor(() => expect(purged).toContain('pages'));
});

it('is never given a page that another process has changed since', async () => {
  const owner = await server.owner('zora', 'premium');
  const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  expect((await deaf.visitor().get('/salon')).body).toContain('Before');
  await owner.put(`/api/websites/${id}`, { description: 'After' });
  expect((await deaf.visitor().get('/salon')).body).toContain('After');
});

it('the draft of an owner is nothing for a shared cache', async () => {
  const owner = await server.owner('zora', 'premium');
  await owner.post('/api/websites', { title: 'Salón', slug: 'salon', isPublished: false });
  const draft = await owner.get('/salon?draft');
  expect(draft.statusCode).toBe(200);
  expect(draft.headers['cache-control']).toBe('private, no-store');
  expect(draft.headers['surrogate-key']).toBeUndefined();
});
