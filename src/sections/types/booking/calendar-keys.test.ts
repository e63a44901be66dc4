import { expect, it } from 'vitest';
import { findDayByKey } from './calendar-keys';

/** This day is a Wednesday. */
const DAY = '2026-12-30';

it.each([
  ['ArrowLeft', '2026-12-29'],
  ['ArrowRight', '2026-12-31'],
  ['ArrowUp', '2026-12-23'],
  ['ArrowDown', '2027-01-06'],
  ['Home', '2026-12-28'],
  ['End', '2027-01-03'],
  ['PageUp', '2026-11-30'],
  ['PageDown', '2027-01-30'],
])('%s leads to %s', (key, target) => {
  expect(findDayByKey(key, DAY)).toBe(target);
});

it('other keys lead nowhere', () => {
  for (const key of ['Enter', 'a', 'Tab', 'toString']) expect(findDayByKey(key, DAY)).toBeNull();
});
