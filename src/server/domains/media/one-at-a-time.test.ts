import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('runs in turn, and on after a failure', async () => {
  const inTurn = oneAtATime();
  const log: string[] = [];
  const task = (name: string) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b is broken');
      return name;
    });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map(task));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
