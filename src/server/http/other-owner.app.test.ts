import { listOwnerCalls } from '@tests/support/owner-calls';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();

const readId = async (owner: Browser): Promise<number> => (await owner.get('/api/auth/user')).json().id;
const REFUSED = {
  code: 'OTHER_OWNER',
  message: expect.stringContaining('someone else logged in on this browser.'),
};

it('no call that is made for one owner does anything to the account of another', async () => {
  const zora = await server.owner('zora');
  const tibor = await server.owner('tibor');
  const headers = { 'x-owner-id': String(await readId(zora)) };
  // The stale tab may name any id, even that of a website of the other owner.
  const { id } = (await tibor.post('/api/websites', { title: 'T', slug: 'tibor' })).json();
  const calls = await listOwnerCalls(server, id);
  expect(calls.length).toBeGreaterThan(40);
  for (const { method, path, url } of calls) {
    const answer = await tibor.call({ method, url, headers });
    expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    expect(answer.json()).toEqual(REFUSED);
  }
  const website = { title: 'Z', slug: 'of-zora' };
  expect((await tibor.post('/api/websites', website, headers)).statusCode).toBe(401);
  expect((await tibor.get('/api/websites')).json()).toMatchObject([{ slug: 'tibor' }]);
  expect((await zora.post('/api/websites', website, headers)).statusCode).toBe(201);
});

it('a download names its owner in the address', async () => {
  const zora = await server.owner('zora');
  const tibor = await server.owner('tibor');
  const url = `/api/account/export?owner=${await readId(zora)}`;
  expect((await tibor.get(url)).json()).toEqual(REFUSED);
  expect((await zora.get(url)).headers['content-type']).toBe('application/zip');
});

it('signing in and out asks for nobody: whoever leaves, leaves', async () => {
  const zora = await server.owner('zora');
  await server.owner('tibor');
  const headers = { 'x-owner-id': String(await readId(zora)) };
  const browser = server.visitor();
  const account = { email: 'tibor@example.com', password: 'secret-1' };
  expect((await browser.post('/api/login', account, headers)).statusCode).toBe(200);
  expect((await browser.post('/api/logout', undefined, headers)).statusCode).toBe(204);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
});
