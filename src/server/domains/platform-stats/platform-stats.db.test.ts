import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();

// There is only one test, because the server keeps its numbers when the tables are emptied.
it('counts all owners and websites for everybody, and answers the same for five minutes', async () => {
  const ask = () => server.visitor().get('/api/platform-stats');
  const owner = await server.owner('zora');
  await server.owner('viera', 'expired');
  await owner.post('/api/websites', { title: 'Salon', slug: 'counted-salon', isPublished: true });
  await owner.post('/api/websites', { title: 'Draft', slug: 'counted-draft' });
  const first = await ask();
  expect(first.json()).toEqual({ totalUsers: 2, totalWebsites: 2 });
  expect(first.headers['cache-control']).toBe('public, max-age=300');

  await server.owner('tibor');
  server.clock.advance({ seconds: 299 });
  expect((await ask()).json()).toEqual(first.json());
  server.clock.advance({ seconds: 1 });
  expect((await ask()).json()).toEqual({ totalUsers: 3, totalWebsites: 2 });
});
