import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { refuseWhenBusy } from './refuse-when-busy';

/** Keeps the thread busy for a while, as a start on a slow machine does. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('a start that takes long sends no call away', async () => {
  const app = fastify();
  refuseWhenBusy(app, 500);
  app.get('/', async () => 'open');
  hold(1100);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    // The first look at the delay comes in between.
    const answers = [await fetch(url), await fetch(url), await fetch(url)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    await app.close();
  }
});
