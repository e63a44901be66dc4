import { expect, it } from 'vitest';
import { getNextSeason, getSeason } from './season';

it.each([
  ['2026-02-28', 'winter', '2026-03-01'],
  ['2026-03-01', 'spring', '2026-06-01'],
  ['2026-08-31', 'summer', '2026-09-01'],
  ['2026-09-01', 'autumn', '2026-12-01'],
  ['2026-11-30', 'autumn', '2026-12-01'],
  ['2026-12-01', 'winter', '2027-03-01'],
  ['2027-01-15', 'winter', '2027-03-01'],
])('%s is in %s, and the next season begins on %s', (date, season, next) => {
  expect(getSeason(date)).toBe(season);
  expect(getNextSeason(date)).toBe(next);
});
