import { expect, it } from 'vitest';
import { daysOfWeek, getMonday } from './week-days';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  // The day after a clock change.
  ['2026-10-26', '2026-10-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday);
});

it('is Monday to Sunday, also over a change of the clocks', () => {
  const week = daysOfWeek('2026-10-19');
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-10-19', '2026-10-25']);
});
