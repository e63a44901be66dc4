import { expect, it } from 'vitest';
import { axisSteps } from './axis-steps';

it.each([
  [0, [4, 3, 2, 1, 0]],
  [3, [4, 3, 2, 1, 0]],
  [4, [4, 3, 2, 1, 0]],
  [5, [8, 6, 4, 2, 0]],
  [9, [20, 15, 10, 5, 0]],
  [91, [100, 75, 50, 25, 0]],
  [101, [200, 150, 100, 50, 0]],
  [4100, [6000, 4500, 3000, 1500, 0]],
])('an axis for %i has round, whole steps', (largest, steps) => {
  expect(axisSteps(largest)).toEqual(steps);
});
