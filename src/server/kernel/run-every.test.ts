import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { DatabaseAway } from './database-errors';
import { createDoLater, listJobRuns, runEvery, runForEach } from './run-every';

it('runs when the server begins to listen and then in every interval, never twice at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  const ends: (() => void)[] = [];
  const run = vi.fn((_closing: AbortSignal) => new Promise<void>((resolve) => ends.push(resolve)));
  runEvery(app, { name: 'task', everyMs: 1000, run, complaint: '' });
  await app.ready();
  expect(run).not.toHaveBeenCalled();
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return run.mock.calls.length;
    })
    .toBe(2);
  vi.useRealTimers();
  const closed = vi.fn();
  const closing = app.close().then(closed);
  const signal = run.mock.calls[1]?.[0] as AbortSignal;
  await expect.poll(() => signal.aborted).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  ends[1]?.();
  await closing;
});

it('tells of a run that failed, and tries again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  const error = vi.spyOn(app.log, 'error');
  const run = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined);
  runEvery(app, { name: 'task', everyMs: 1000, run, complaint: 'It waits' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => error.mock.calls).toMatchObject([[{ err: new Error('no database') }, 'It waits']]);
  expect(listJobRuns(app).get('task')).toMatchObject({ done: 0, failed: 1 });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return run.mock.calls.length;
    })
    .toBe(2);
  vi.useRealTimers();
  await app.close();
});

it('does what was put off when the server closes, and waits for it', async () => {
  const app = Fastify();
  const doLater = createDoLater(app);
  const done: string[] = [];
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  doLater(async () => {
    await new Promise(setImmediate);
    done.push('a mail');
  }, fail);
  doLater(async () => {
    throw new Error('no database');
  }, fail);
  await app.ready();
  expect(done).toEqual([]);
  await app.close();
  expect(done).toEqual(['a mail']);
  expect(failures).toEqual([new Error('no database')]);
});

it('runs a step for each item, of which none that fails holds up the others', async () => {
  const done: number[] = [];
  const run = (signal?: AbortSignal, failure: Error = new Error('broken')) =>
    runForEach([1, 2, 3], signal, async (item) => {
      if (item === 2) throw failure;
      done.push(item);
    });
  await expect(run()).rejects.toMatchObject({ message: '1 of them failed.', errors: [new Error('broken')] });
  expect(done).toEqual([1, 3]);
  // One that always takes too long, or waits for a lock, is one that fails.
  for (const code of ['57014', '55P03', '40P01'])
    await expect(run(undefined, Object.assign(new Error('held up'), { code }))).rejects.toThrow('1 of them');
  expect(done.splice(2)).toEqual([1, 3, 1, 3, 1, 3]);
  // While the database is away, the others would only fail as well.
  await expect(run(undefined, new DatabaseAway('gone'))).rejects.toThrow('gone');
  expect(done).toEqual([1, 3, 1]);
  await run(AbortSignal.abort());
  expect(done).toEqual([1, 3, 1]);
});
