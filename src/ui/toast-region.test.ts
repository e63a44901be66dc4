import { expect, it } from 'vitest';
import { liftAbove } from './toast-region';

const notice = { left: 1016, right: 1416, top: 800, bottom: 876 };

it.each([
  ['the foot of a narrow dialog', { left: 480, right: 960, top: 700, bottom: 830 }, 0],
  ['a foot that ends above it', { left: 200, right: 1240, top: 640, bottom: 720 }, 0],
  ['a foot under it', { left: 200, right: 1240, top: 790, bottom: 870 }, 98],
  ['a foot under its upper edge', { left: 200, right: 1240, top: 730, bottom: 810 }, 158],
])('a notice in the corner and %s', (_, foot, lift) => {
  expect(liftAbove(notice, [foot])).toBe(lift);
});

it('lifts a notice above buttons that stand over one another, in whatever order they come', () => {
  const lower = { left: 900, right: 1300, top: 790, bottom: 840 };
  const upper = { left: 900, right: 1300, top: 700, bottom: 750 };
  expect(liftAbove(notice, [upper, lower])).toBe(188);
  expect(liftAbove(notice, [lower, upper])).toBe(188);
});

it('leaves a notice where it is when there is no room above the buttons', () => {
  const buttons = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => ({
    left: 900,
    right: 1300,
    top: 20 + row * 110,
    bottom: 70 + row * 110,
  }));
  expect(liftAbove(notice, buttons)).toBe(0);
});
