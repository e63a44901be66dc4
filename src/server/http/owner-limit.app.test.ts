import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer({ hasRateLimits: true });

it('counts the saves of an owner, from whichever addresses they come, and nobody else’s', async () => {
  const owner = await server.owner('zora');
  const { id } = (await owner.post('/api/websites', { title: 'A', slug: 'salon' })).json();
  const other = await server.owner('tibor');
  const { id: otherId } = (await other.post('/api/websites', { title: 'B', slug: 'other' })).json();
  const save = (turn: number) =>
    owner.call({
      method: 'PUT',
      url: `/api/websites/${id}`,
      payload: { description: `${turn}` },
      remoteAddress: `10.0.${turn}.1`,
    });
  for (let turn = 0; turn < 120; turn += 1) expect((await save(turn)).statusCode).toBe(200);
  const refused = await save(121);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await other.put(`/api/websites/${otherId}`, { description: 'x' })).statusCode).toBe(200);
});

it('counts the pictures of an owner in the same way', async () => {
  const [owner, other] = [await server.owner('zora'), await server.owner('tibor')];
  const send = (from: typeof owner, turn: number) =>
    from.call({
      method: 'POST',
      url: '/api/upload/logo',
      payload: '--end--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=end' },
      remoteAddress: `10.0.${turn}.1`,
    });
  for (let turn = 0; turn < 60; turn += 1) expect((await send(owner, turn)).statusCode).toBe(400);
  expect((await send(owner, 60)).statusCode).toBe(429);
  expect((await send(other, 61)).statusCode).toBe(400);
});

it.each([
  ['', 120],
  ['/draft', 600],
])('counts a save%s before anything of it is read', async (path, most) => {
  const owner = await server.owner('zora');
  const { id } = (await owner.post('/api/websites', { title: 'A', slug: 'salon' })).json();
  const sendBroken = () =>
    owner.call({
      method: 'PUT',
      url: `/api/websites/${id}${path}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"pageData":',
    });
  for (let turn = 0; turn < most; turn += 1) expect((await sendBroken()).statusCode).toBe(400);
  expect((await sendBroken()).statusCode).toBe(429);
});

it('asks who calls before it reads the body', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server
    .visitor()
    .call({ method: 'PUT', url: '/api/websites/1', headers, payload: '{' });
  expect(answer.statusCode).toBe(401);
});
