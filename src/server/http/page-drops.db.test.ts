import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();
/** This server never hears what the database tells of changes; others hear it a moment later. */
const deaf = startTestServer({}, () => ({ ...server.database, listen: async () => undefined }));

it('a page is gone with its change, before the database has told of it', async () => {
  const owner = await deaf.owner('zora');
  const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  const read = () => deaf.visitor().get('/salon');
  expect((await read()).body).toContain('Before');
  await owner.put(`/api/websites/${id}`, { description: 'After' });
  expect((await read()).body).toContain('After');
  await owner.delete(`/api/websites/${id}`);
  expect((await read()).statusCode).toBe(404);
});
