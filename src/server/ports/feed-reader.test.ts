import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFeedReader, FeedError, isPublicAddress } from './feed-reader';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function startServer(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const readFrom = (trustedOrigin: string, path = '/a.ics', timeoutMs = 10_000) =>
  createFeedReader({ trustedOrigin, timeoutMs }).read(trustedOrigin + path);

describe('addresses', () => {
  it.each(['127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'])(
    '%s is not public',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
  it.each([
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['64:ff9b::a00:1', '2002:a00:1::', 'ff02::1', 'no address', ''])('%j is not public', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
  it.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://127.0.0.1/a.ics',
    'http://2130706433/a.ics',
    'http://[::1]/a.ics',
    'http://localhost/a.ics',
    'https://calendar.example.com:8443/a.ics',
    'https://eva:secret@calendar.example.com/a.ics',
    'file:///etc/passwd',
    'gopher://calendar.example.com',
  ])('nothing is read from %s', async (url) => {
    const resolve = async (host: string) => [
      { address: host === 'localhost' ? '127.0.0.1' : host, family: 4 },
    ];
    const reader = createFeedReader({ trustedOrigin: null, resolve });
    await expect(reader.read(url)).rejects.toEqual(new FeedError('address'));
  });

  it('one private address among those of a name is one too many', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    const reader = createFeedReader({ trustedOrigin: null, resolve });
    await expect(reader.read('https://calendar.example.com/a.ics')).rejects.toEqual(new FeedError('address'));
  });

  it('a name that leads nowhere is not reached', async () => {
    const reader = createFeedReader({ trustedOrigin: null, resolve: async () => [] });
    await expect(reader.read('https://gone.example.com/a.ics')).rejects.toEqual(new FeedError('unreachable'));
  });
});

describe('answers', () => {
  it('are read as they are, packed or not, also over a redirect', async () => {
    const origin = await startServer((request, answer) => {
      if (request.url === '/moved') return answer.writeHead(302, { location: '/a.ics' }).end();
      if (request.url === '/packed')
        return answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('č'));
      return answer.end('BEGIN:VCALENDAR');
    });
    expect(await readFrom(origin)).toBe('BEGIN:VCALENDAR');
    expect(await readFrom(origin, '/moved')).toBe('BEGIN:VCALENDAR');
    expect(await readFrom(origin, '/packed')).toBe('č');
  });

  it.each([
    [
      'too large',
      'tooLarge',
      (answer: Parameters<RequestListener>[1]) => answer.end('x'.repeat(1024 * 1024 + 1)),
    ],
    [
      'small on the way and large when it is unpacked',
      'tooLarge',
      (answer: Parameters<RequestListener>[1]) =>
        answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(8 * 1024 * 1024))),
    ],
    [
      'no gzip',
      'unreachable',
      (answer: Parameters<RequestListener>[1]) =>
        answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
    ['a refusal', 'refused', (answer: Parameters<RequestListener>[1]) => answer.writeHead(403).end()],
    [
      'a circle',
      'refused',
      (answer: Parameters<RequestListener>[1]) => answer.writeHead(302, { location: '/a.ics' }).end(),
    ],
    [
      'a way into the own network',
      'address',
      (answer: Parameters<RequestListener>[1]) =>
        answer.writeHead(302, { location: 'http://127.0.0.1/secret' }).end(),
    ],
    ['broken off', 'unreachable', (answer: Parameters<RequestListener>[1]) => answer.destroy()],
  ])('that are %s are refused', async (_case, problem, respond) => {
    const origin = await startServer((_request, answer) => void respond(answer));
    await expect(readFrom(origin)).rejects.toEqual(new FeedError(problem as 'tooLarge'));
  });

  it('that never end are given up', async () => {
    const origin = await startServer((_request, answer) => void answer.write('BEGIN:VCALENDAR'));
    await expect(readFrom(origin, '/a.ics', 50)).rejects.toEqual(new FeedError('slow'));
  });
});
