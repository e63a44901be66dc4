import { expect, it } from 'vitest';
import { isFree } from './bookable-days';

it('a day of a month that was not asked for is not free', () => {
  const free = { '2026-11': new Set(['2026-11-27']) };
  expect(isFree(free, '2026-11-27')).toBe(true);
  expect(isFree(free, '2026-11-26')).toBe(false);
  expect(isFree(free, '2027-01-01')).toBe(false);
});
