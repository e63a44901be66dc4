import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBakery } from '@tests/support/bakery';
import { createPushBrowser, readVapid } from '@tests/support/read-push';
import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushDevices } from '../../db/tables/push';
import { PUSHES_PER_HOUR } from './send-pushes';

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let received: Received[] = [];
let status = 201;
/** Stands in for the push service of a browser. */
const service = createServer((request, answer) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
    answer.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(() => void service.close());

const server = startTestServer({ trustedPushOrigin: origin });
const count = () => server.database.db.$count(pushDevices);
const sent = (number: number) => vi.waitFor(() => expect(received).toHaveLength(number), { timeout: 10_000 });

beforeEach(() => {
  received = [];
  status = 201;
});

async function open() {
  const bakery = await openBakery(server);
  const browser = createPushBrowser(`${origin}/phone`);
  const add = (device: object = browser.device) => bakery.owner.post('/api/push/devices', device);
  return { ...bakery, browser, add };
}

describe('a phone of an owner', () => {
  it('rings for what comes, signed by the server and for it alone', async () => {
    const { owner, url, order, browser, add } = await open();
    expect((await add()).statusCode).toBe(204);
    await order();
    await sent(1);
    const [push] = received;
    const { publicKey } = (await owner.get('/api/push/key')).json();
    const claims = readVapid(String(push?.headers.authorization), publicKey);
    expect(claims).toMatchObject({
      aud: origin,
      sub: expect.stringMatching(/^mailto:/),
    });
    expect(push).toMatchObject({ path: '/phone', headers: { 'content-encoding': 'aes128gcm' } });
    expect(Number(push?.headers.ttl)).toBeGreaterThan(0);
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Pekáreň',
      body: expect.stringContaining('Tibor Vlk'),
      path: url.replace('/api/websites', '/admin'),
    });
  });

  it('is one however often it says so, and belongs to who has signed in last', async () => {
    const { add, browser, order } = await open();
    await add();
    await add();
    expect(await count()).toBe(1);
    const other = await server.owner('boris');
    await other.post('/api/push/devices', browser.device);
    expect(await count()).toBe(1);
    await order();
    await server.mail.sendDue();
    expect(received).toEqual([]);
  });

  it('hears nothing more after signing out, and after it says so', async () => {
    const { owner, add, browser } = await open();
    await add();
    await owner.post('/api/push/devices/remove', { endpoint: browser.device.endpoint });
    expect(await count()).toBe(0);
    await add();
    expect((await owner.post('/api/logout')).statusCode).toBeLessThan(300);
    expect(await count()).toBe(0);
  });

  it('is forgotten when its service knows it no more, and kept when that is in trouble', async () => {
    const { add, order } = await open();
    await add();
    status = 503;
    await order();
    await sent(1);
    expect(await count()).toBe(1);
    status = 410;
    await order({ customerEmail: 'ema@example.com' });
    await sent(2);
    await waitFor(async () => expect(await count()).toBe(0));
  });

  it('does not ring all day because of a stranger', async () => {
    const { add, order } = await open();
    await add();
    for (let turn = 0; turn < PUSHES_PER_HOUR + 3; turn += 1)
      expect((await order({ customerEmail: `customer-${turn}@example.com` })).statusCode).toBe(201);
    await sent(PUSHES_PER_HOUR);
    server.clock.advance({ seconds: 60 * 60 + 1 });
    await order();
    await sent(PUSHES_PER_HOUR + 1);
  });

  it.each([
    ['an address of a private network', { endpoint: 'http://169.254.169.254/latest' }, 'endpoint'],
    ['an address of another host', { endpoint: 'https://push.example.com/abc' }, 'endpoint'],
    ['a short key', { keys: { p256dh: 'abc', auth: 'abc' } }, 'keys.p256dh'],
    ['no keys', { keys: undefined }, 'keys'],
  ])('is refused with %s', async (_, change, path) => {
    const { add, browser } = await open();
    const answer = await add({ ...browser.device, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path).toBe(path);
    expect(await count()).toBe(0);
  });

  it('is nobody’s without a session', async () => {
    const { browser } = await open();
    expect((await server.visitor().post('/api/push/devices', browser.device)).statusCode).toBe(401);
    expect((await server.visitor().get('/api/push/key')).statusCode).toBe(401);
  });
});
