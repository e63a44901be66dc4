import { expect, it } from 'vitest';
import { getWorkBits } from './visitor-limits';

it('work is none for the first nine calls of a day, and grows with those that follow to an end', () => {
  expect([0, 8].map(getWorkBits)).toEqual([0, 0]);
  expect([9, 18, 19, 68, 69, 10_000].map(getWorkBits)).toEqual([14, 14, 15, 19, 20, 20]);
});
