import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { createFairQueue } from './concurrency';

/** Opens a queue whose tasks are written into `log` when they begin, and ended by the test. */
function openLine() {
  const inTurn = createFairQueue();
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: number, name: string, signal = new AbortController().signal) =>
    inTurn(
      owner,
      () => {
        log.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      signal,
    );
  const endOne = async () => {
    const begun = log.length;
    ends.shift()?.();
    await expect.poll(() => log.length).toBeGreaterThan(begun);
  };
  return { inTurn, log, add, endOne };
}

it('runs one at a time, and lets owners take turns however many tasks each has', async () => {
  const { log, add, endOne } = openLine();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(1, name);
  for (const name of ['b1', 'b2']) void add(2, name);
  void add(3, 'c1');
  expect(log).toEqual(['a1']);
  for (let ended = 0; ended < 6; ended += 1) await endOne();
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('leaves out what was called off before its turn, and lets what runs end', async () => {
  const { log, add, endOne } = openLine();
  const calls = [new AbortController(), new AbortController(), new AbortController()];
  const [first, second] = calls.map(({ signal }, index) => add(1, `a${index + 1}`, signal));
  calls[1]?.abort(new Error('Gone'));
  await expect(second).rejects.toThrow('Gone');
  calls[0]?.abort(new Error('Gone'));
  await endOne();
  await expect(first).resolves.toBeUndefined();
  expect(log).toEqual(['a1', 'a3']);
  await expect(add(2, 'b1', AbortSignal.abort(new Error('Gone')))).rejects.toThrow('Gone');
});

it('goes on after a failure, and begins again when it was empty', async () => {
  const { inTurn } = openLine();
  const { signal } = new AbortController();
  const fail = async () => {
    throw new Error('It is broken');
  };
  const answers = [inTurn(1, fail, signal), inTurn(2, async () => 'b', signal)];
  await expect(answers[0]).rejects.toThrow('It is broken');
  await expect(answers[1]).resolves.toBe('b');
  await expect(inTurn(1, async () => 'c', signal)).resolves.toBe('c');
});

it('leaves nothing behind on a signal that many tasks share', async () => {
  const { inTurn } = openLine();
  const shared = new AbortController();
  await Promise.all([1, 2, 1].map((owner) => inTurn(owner, async () => owner, shared.signal)));
  expect(getEventListeners(shared.signal, 'abort')).toEqual([]);
  const leaving = new AbortController();
  const tasks = [
    inTurn(1, async () => 'runs', leaving.signal),
    inTurn(1, async () => 'waits', leaving.signal),
  ];
  leaving.abort(new Error('Gone'));
  await Promise.allSettled(tasks);
  expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
});
