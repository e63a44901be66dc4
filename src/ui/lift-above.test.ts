import { expect, it } from 'vitest';
import { liftAbove } from './lift-above';

const notice = { left: 1016, right: 1416, top: 800, bottom: 876 };

it.each([
  ['the foot of a narrow dialog', { left: 480, right: 960, top: 700, bottom: 830 }, 0],
  ['a foot that ends above it', { left: 200, right: 1240, top: 640, bottom: 720 }, 0],
  ['a foot under it', { left: 200, right: 1240, top: 790, bottom: 870 }, 98],
  ['a foot under its upper edge', { left: 200, right: 1240, top: 730, bottom: 810 }, 158],
])('a notice in the corner and %s', (_, foot, lift) => {
  expect(liftAbove(notice, foot)).toBe(lift);
});
