import { PassThrough } from 'node:stream';
import { makePicture, upload } from '@tests/support/logos';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';

const server = startTestServer();

it('ten large pictures at once are all made small', async () => {
  const large = await makePicture(3000, 3000).png().toBuffer();
  const owners = await Promise.all(['zora', 'tibor', 'jana'].map((nickname) => server.owner(nickname)));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => upload(owners[index % 3] as Browser, large)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(server.files.size).toBe(10);
});

it('thirty pictures of one owner, two at a time as the editor sends them, are all taken', async () => {
  const owner = await server.owner('zora');
  const logo = await makePicture(20, 20).png().toBuffer();
  const waiting = Array.from({ length: 30 }, () => () => upload(owner, logo));
  const statuses: number[] = [];
  const send = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) statuses.push((await next()).statusCode);
  };
  await Promise.all([send(), send()]);
  expect(statuses).toEqual(Array(30).fill(200));
});

describe('a place for an upload', () => {
  /** Begins seven uploads of a new owner that never end, and waits until one is refused. */
  async function fillPlaces(nickname: string) {
    const owner = await server.owner(nickname);
    const connections = new AbortController();
    const answers = Array.from({ length: 7 }, () => {
      const payload = new PassThrough();
      payload.write(
        '--b\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\nthe beginning',
      );
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const { signal } = connections;
      return owner.call({ method: 'POST', url: '/api/upload/logo', payload, signal, headers });
    });
    return { owner, refused: await Promise.any(answers), callOff: () => connections.abort() };
  }

  it('is there for six of an owner and twenty-four in all, and comes back when a request is called off', async () => {
    const logo = await makePicture(20, 20).png().toBuffer();
    const send = async (owner: Browser) => (await upload(owner, logo)).statusCode;
    const tibor = await server.owner('tibor');
    const zora = await fillPlaces('zora');
    expect([zora.refused.statusCode, zora.refused.headers['retry-after']]).toEqual([429, '5']);
    expect(zora.refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many files are being uploaded at the moment. Please wait a moment and try again.',
    });
    expect(await send(tibor)).toBe(200);
    const others = [await fillPlaces('adam'), await fillPlaces('beata'), await fillPlaces('cyril')];
    expect(await send(tibor)).toBe(429);
    zora.callOff();
    await expect.poll(() => send(zora.owner)).toBe(200);
    expect(await send(tibor)).toBe(200);
    for (const { callOff } of others) callOff();
    for (const { owner } of others) await expect.poll(() => send(owner)).toBe(200);
  });
});
