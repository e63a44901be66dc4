import { describe, expect, it } from 'vitest';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { createRounds, type Outcome } from './rounds';

const deps = { db: {} };

/** Starts rounds whose calls are numbers; each is answered with ten times itself, unless `judge` says otherwise. */
function startRounds(judge: (call: number, others: readonly number[]) => Outcome<number> | undefined) {
  const rounds: number[][] = [];
  const alone: number[] = [];
  const join = createRounds<typeof deps, number, number>({
    async together(_deps, _key, calls) {
      rounds.push([...calls]);
      await Promise.resolve();
      return calls.map((call) => judge(call, calls) ?? { result: call * 10 });
    },
    async alone(_deps, _key, call) {
      alone.push(call);
      return -call;
    },
  });
  return { rounds, alone, ask: (call: number, key = 'salon') => join(deps, key, call) };
}

describe('calls of one key', () => {
  it('that come together share a round, and those that come meanwhile the next one', async () => {
    const { rounds, ask } = startRounds(() => undefined);
    const first = [ask(1), ask(2)];
    const later = first[0]?.then(() => Promise.all([ask(3), ask(4)]));
    expect(await Promise.all(first)).toEqual([10, 20]);
    expect(await later).toEqual([30, 40]);
    expect(rounds).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('are at most twenty-five in a round', async () => {
    const { rounds, ask } = startRounds(() => undefined);
    await Promise.all(Array.from({ length: 60 }, (_, call) => ask(call)));
    expect(rounds.map(({ length }) => length)).toEqual([25, 25, 10]);
  });

  it('wait for the next round before all others where one stands in their way', async () => {
    const { rounds, ask } = startRounds((call, others) => (call === others[0] ? undefined : 'again'));
    expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([10, 20, 30]);
    expect(rounds).toEqual([[1, 2, 3], [2, 3], [3]]);
  });

  it('are done alone, or fail, each for itself', async () => {
    const { alone, ask } = startRounds((call) =>
      call === 1 ? 'alone' : call === 2 ? { error: new Error('taken') } : undefined,
    );
    const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
    expect(answers).toMatchObject([
      { value: -1 },
      { status: 'rejected', reason: new Error('taken') },
      { value: 30 },
    ]);
    expect(alone).toEqual([1]);
  });
});

it('calls of other keys have rounds of their own', async () => {
  const { rounds, ask } = startRounds(() => undefined);
  await Promise.all([ask(1), ask(2, 'bakery')]);
  expect(rounds).toEqual([[1], [2]]);
});

describe('a round that fails', () => {
  it('by a rule fails for all of its calls', async () => {
    const closed = new AppError('NOT_FOUND', phrase('errors.pollMissing'));
    const { alone, ask } = startRounds(() => {
      throw closed;
    });
    const answers = await Promise.allSettled([ask(1), ask(2)]);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([closed, closed]);
    expect(alone).toEqual([]);
  });

  it('by something else lets each be done alone, and the next ones come together again', async () => {
    let isBroken = true;
    const { rounds, ask } = startRounds(() => {
      if (isBroken) throw new TypeError('broken');
      return undefined;
    });
    expect(await Promise.all([ask(1), ask(2)])).toEqual([-1, -2]);
    isBroken = false;
    expect(await ask(3)).toBe(30);
    expect(rounds).toEqual([[1, 2], [3]]);
  });
});
