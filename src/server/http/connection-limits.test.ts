import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { listen, readToEnd, sendRaw } from '@tests/support/raw-request';
import { waitFor } from '@tests/support/wait-for';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getConnectionLimit, limitBodyTime, limitConnections } from './connection-limits';
import { handleErrors } from './error-handler';
import { preparePage } from './page-cache';
import { acceptJsonOnly } from './route';

it.each([
  [1_024, 412],
  [420, 110],
  [256, 28],
  [64, 10],
  [1_048_576, 10_000],
  [Number.POSITIVE_INFINITY, 10_000],
])('of %s open files, connections may be %s', (openFiles, most) => {
  expect(getConnectionLimit(openFiles)).toBe(most);
});

it('finds out how many files this process may open', () => {
  expect(getConnectionLimit()).toBeGreaterThanOrEqual(10);
  expect(getConnectionLimit()).toBeLessThanOrEqual(10_000);
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
    await waitFor(async () => expect(await ask(await open(port))).toBe('200'));
  });

  it('outlives a connection that cannot be accepted', async () => {
    const port = await start();
    const failure = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE', syscall: 'accept' });
    expect(app.server.emit('error', failure)).toBe(true);
    expect(await ask(await open(port))).toBe('200');
    expect(lines.join()).toContain('A connection could not be accepted');
  });
});

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = Fastify({ requestTimeout: 60_000 });
  const later = await preparePage('later', '');
  handleErrors(app, () => later);
  acceptJsonOnly(app);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  limitBodyTime(app, 30);
  app.all('/json', async ({ body }) => body ?? 'nothing');
  app.post('/file', { config: { takesFile: true } }, async ({ raw }) => {
    for await (const chunk of raw) return String(chunk);
  });
  app.post('/refused-file', { config: { takesFile: true } }, async () => 'no');
  port = await listen(app);
});
afterEach(() => app.close());

const writeHead = (line: string, type = 'application/json') =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`;

it('answers 408 to a body that does not come to its end, and closes', async () => {
  const answer = await readToEnd(await sendRaw(port, `${writeHead('POST /json')}{"a":`));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"TIMEOUT"');
  expect(answer).toMatch(/connection: close/i);
});

it.each([
  ['sent with a call that takes none', 'GET /json', 'application/json', 200],
  ['disguised as a form', 'POST /json', 'multipart/form-data', 200],
  ['sent nowhere', 'POST /nowhere', 'application/json', 408],
  ['of a refused type', 'POST /json', 'text/plain', 415],
  ['of an upload that is answered already', 'POST /refused-file', 'multipart/form-data', 200],
])('also closes on one %s', async (_what, line, type, status) => {
  const answer = await readToEnd(await sendRaw(port, `${writeHead(line, type)}drop`));
  expect(answer).toContain(`HTTP/1.1 ${status} `);
});

it('lets a whole body and a slow upload pass', async () => {
  const json = await sendRaw(port, `${writeHead('POST /json')}{"a":"0123456789ab"}`);
  const upload = await sendRaw(port, writeHead('POST /file', 'multipart/form-data'));
  // The limit is over once a request that began later has been cut off by it.
  await readToEnd(await sendRaw(port, `${writeHead('POST /json')}{"a":`));
  upload.write('the file, 20 letters');
  json.end();
  upload.end();
  expect(await readToEnd(json)).toContain('{"a":"0123456789ab"}');
  expect(await readToEnd(upload)).toContain('the file, 20 letters');
});
