import { listen, readToEnd, sendRaw } from '@tests/support/raw-request';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodyTime } from './body-deadline';
import { preparePage } from './compressed-page';
import { handleErrors } from './error-handler';
import { acceptJsonOnly } from './json-body';

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

const head = (line: string, type = 'application/json') =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`;

it('answers 408 to a body that does not come to its end, and closes', async () => {
  const answer = await readToEnd(await sendRaw(port, `${head('POST /json')}{"a":`));
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
  const answer = await readToEnd(await sendRaw(port, `${head(line, type)}drop`));
  expect(answer).toContain(`HTTP/1.1 ${status} `);
});

it('lets a whole body and a slow upload pass', async () => {
  const json = await sendRaw(port, `${head('POST /json')}{"a":"0123456789ab"}`);
  const upload = await sendRaw(port, head('POST /file', 'multipart/form-data'));
  // The limit is over once a request that began later has been cut off by it.
  await readToEnd(await sendRaw(port, `${head('POST /json')}{"a":`));
  upload.write('the file, 20 letters');
  json.end();
  upload.end();
  expect(await readToEnd(json)).toContain('{"a":"0123456789ab"}');
  expect(await readToEnd(upload)).toContain('the file, 20 letters');
});
