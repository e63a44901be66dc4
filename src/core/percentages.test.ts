import { describe, expect, it } from 'vitest';
import { wholePercentages } from './percentages';

describe('whole percentages', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1, 0],
      [67, 33, 0],
    ],
    [
      [0, 1, 2],
      [0, 33, 67],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [
      [5, 3, 1],
      [56, 33, 11],
    ],
    [
      [1, 999_999],
      [0, 100],
    ],
    [[7], [100]],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])('of %j are %j', (counts, percentages) => {
    expect(wholePercentages(counts)).toEqual(percentages);
  });

  it('always add up to 100, and more votes never get less', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const counts = Array.from({ length: 3 + (seed % 4) }, (_, index) => (seed * (index + 3) * 7919) % 1009);
      const percentages = wholePercentages(counts);
      expect(percentages.reduce((total, percentage) => total + percentage)).toBe(100);
      const byVotes = percentages.map((percentage, index) => ({ percentage, count: counts[index] ?? 0 }));
      for (const a of byVotes)
        for (const b of byVotes)
          if (a.count > b.count) expect(a.percentage).toBeGreaterThanOrEqual(b.percentage);
    }
  });
});
