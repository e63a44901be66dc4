import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { listen } from '@tests/support/raw-request';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionLimit, limitConnections } from './connection-limit';

it.each([
  [1_024, 412],
  [420, 110],
  [256, 28],
  [64, 10],
  [1_048_576, 10_000],
  [Number.POSITIVE_INFINITY, 10_000],
])('of %s open files, connections may be %s', (openFiles, most) => {
  expect(connectionLimit(openFiles)).toBe(most);
});

it('finds out how many files this process may open', () => {
  expect(connectionLimit()).toBeGreaterThanOrEqual(10);
  expect(connectionLimit()).toBeLessThanOrEqual(10_000);
});

describe('a server whose connections are taken', () => {
  let app: FastifyInstance;
  const lines: string[] = [];
  const sockets: Socket[] = [];
  const open = async (port: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
    return String(answer).slice(9, 12);
  };
  const start = async () => {
    lines.length = 0;
    app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
    app.get('/', async () => 'ok');
    limitConnections(app, 2);
    return listen(app);
  };
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  it('closes the next ones, says so once, and lives', async () => {
    const port = await start();
    const [first] = [await open(port), await open(port)];
    const others = await Promise.all([open(port), open(port)]);
    await Promise.all(others.map((socket) => socket.closed || once(socket, 'close')));
    expect(await ask(first)).toBe('200');
    expect(lines.map((line) => JSON.parse(line).most)).toEqual([2]);
  });

  it('makes room of those that only wait for a next request', async () => {
    const port = await start();
    for (const socket of [await open(port), await open(port)]) expect(await ask(socket)).toBe('200');
    await vi.waitFor(async () => expect(await ask(await open(port))).toBe('200'));
  });

  it('outlives a connection that cannot be accepted', async () => {
    const port = await start();
    const failure = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE', syscall: 'accept' });
    expect(app.server.emit('error', failure)).toBe(true);
    expect(await ask(await open(port))).toBe('200');
    expect(lines.join()).toContain('A connection could not be accepted');
  });
});
