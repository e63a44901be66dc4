import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen, readToEnd, sendRaw } from '@tests/support/raw-request';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { queuePicture } from './save-upload';

it('makes the picture of a request whose body is read, and leaves one out whose connection has ended', async () => {
  const app = Fastify();
  app.addContentTypeParser('*', (_request, payload, done) => {
    text(payload).then((body) => done(null, body), done);
  });
  const made: unknown[] = [];
  const running = new EventEmitter();
  const first = queuePicture(1, { raw: { socket: new Socket() } as never }, () => once(running, 'end'));
  const bodies: unknown[] = [];
  const failures: unknown[] = [];
  app.post('/', async (request) => {
    bodies.push(request.body);
    const make = async () => made.push(request.body);
    return queuePicture(2, request, make).catch((error: unknown) => failures.push(error));
  });
  const port = await listen(app);
  const send = (body: string) =>
    sendRaw(
      port,
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\nconnection: close\r\ncontent-length: 1\r\n\r\n${body}`,
    );
  const gone = await send('a');
  const stays = await send('b');
  await expect.poll(() => bodies.length).toBe(2);
  gone.destroy();
  await expect.poll(() => failures.length).toBe(1);
  running.emit('end');
  await first;
  expect(await readToEnd(stays)).toContain('200 OK');
  expect(made).toEqual(['b']);
  await app.close();
});
