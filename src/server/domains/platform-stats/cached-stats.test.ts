import { TestClock } from '@tests/support/test-clock';
import { expect, it } from 'vitest';
import { CachedStats } from './platform-stats';

const numbers = { totalUsers: 3, totalWebsites: 5 };

it('counts once for all who ask at the same time', async () => {
  let counts = 0;
  const stats = new CachedStats(async () => {
    counts += 1;
    return numbers;
  }, new TestClock());
  expect(await Promise.all([stats.getCurrent(), stats.getCurrent(), stats.getCurrent()])).toEqual(
    Array(3).fill(numbers),
  );
  expect(counts).toBe(1);
});

it('counts again after a failure', async () => {
  const answers = [Promise.reject(new Error('No database.')), Promise.resolve(numbers)];
  const stats = new CachedStats(() => answers.shift() ?? Promise.resolve(numbers), new TestClock());
  await expect(stats.getCurrent()).rejects.toThrow('No database.');
  expect(await stats.getCurrent()).toEqual(numbers);
});
