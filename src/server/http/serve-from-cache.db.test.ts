import { get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { listen } from '@tests/support/raw-request';
import { TestClock } from '@tests/support/test-clock';
import { startTestServer } from '@tests/support/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PageCache, preparePage } from './page-cache';
import { createServeFromCache } from './serve-from-cache';

describe('a published page in memory', () => {
  const server = startTestServer();
  let port: number;
  beforeAll(async () => {
    port = await listen(server.app);
  });

  /** Over the network pages come from memory; injected calls go to the app. */
  function ask(url: string, headers: Record<string, string>) {
    return new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: url, headers, agent: false }, async (answer) => {
        const body = Buffer.concat(await answer.toArray()).toString('base64');
        resolve({ status: answer.statusCode, headers: toComparable(answer.headers), body });
      }).on('error', reject);
    });
  }

  /** Publishes a website and asks for its page once, so that it lies in memory. */
  async function publish() {
    const owner = await server.owner('zora');
    const website = { title: 'Hrušky', slug: 'hrusky', isPublished: true };
    const { id } = (await owner.post('/api/websites', website)).json();
    const { headers } = await server.visitor().get('/hrusky');
    return { owner, path: `/api/websites/${id}`, etag: String(headers.etag) };
  }

  it.each(['br, gzip', 'gzip', 'br;q=0, gzip', 'identity', ''])(
    'is answered as the app answers it: %j',
    async (encodings) => {
      await publish();
      const headers = { 'accept-encoding': encodings };
      const byApp = await server.visitor().get('/hrusky?from=map', headers);
      expect(await ask('/hrusky?from=map', headers)).toEqual({
        status: 200,
        headers: toComparable(byApp.headers),
        body: byApp.rawPayload.toString('base64'),
      });
    },
  );

  it('is not sent again to who has it', async () => {
    const { etag } = await publish();
    const byApp = await server.visitor().get('/hrusky', { 'if-none-match': etag });
    expect(await ask('/hrusky', { 'if-none-match': etag })).toEqual({
      status: 304,
      headers: toComparable(byApp.headers),
      body: '',
    });
  });

  it('is gone as soon as it is unpublished', async () => {
    const { owner, path } = await publish();
    expect(await ask('/hrusky', {})).toMatchObject({ status: 200 });
    await owner.put(path, { isPublished: false });
    expect(await ask('/hrusky', {})).toMatchObject({ status: 404 });
  });
});

describe('createServeFromCache', () => {
  async function doesAnswer(method: string, url: string, headers = {}): Promise<boolean> {
    const pages = new PageCache(new TestClock());
    await pages.getOrRender('hrusky', { render: () => preparePage('<p>Hrušky</p>', 'a policy') });
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method,
      url,
      headers: { 'accept-encoding': 'br', ...headers },
    });
    return createServeFromCache(pages, {})(request, new ServerResponse(request));
  }

  it('leaves what hardly anybody takes to the app, which makes it', async () => {
    expect(await doesAnswer('GET', '/hrusky', { 'accept-encoding': 'identity' })).toBe(false);
    expect(await doesAnswer('GET', '/hrusky', { 'accept-encoding': 'gzip' })).toBe(true);
  });

  it.each([
    ['GET', '/hrusky', true],
    ['GET', '/hrusky?from=map', true],
    ['HEAD', '/hrusky', false],
    ['POST', '/hrusky', false],
    ['GET', '/', false],
    ['GET', '/jablka', false],
    ['GET', '/api/public/hrusky', false],
    ['GET', '/hrusky/', false],
  ])('%s %s: %s', async (method, url, isAnswered) => {
    expect(await doesAnswer(method, url)).toBe(isAnswered);
  });

  it.each([{ 'content-length': '5' }, { 'transfer-encoding': 'chunked' }])(
    'leaves a request with a body to the app: %j',
    async (headers) => {
      expect(await doesAnswer('GET', '/hrusky', headers)).toBe(false);
    },
  );
});

/** Leaves out the headers in which Node speaks of the moment and of the connection. */
function toComparable({ date, connection, 'keep-alive': _keepAlive, ...headers }: Record<string, unknown>) {
  return headers;
}
