import { expect, it } from 'vitest';
import { getFirstOfView, listDaysOfView, stepView } from './shown-days';

it('a week is Monday to Sunday, also over a change of the clocks', () => {
  const week = listDaysOfView('week', '2026-10-21');
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-10-19', '2026-10-25']);
});

it.each([
  // One month has four weeks exactly, one crosses the change of the year, and one needs six weeks.
  ['2027-02-14', '2027-02-01', '2027-03-14'],
  ['2027-01-31', '2026-12-28', '2027-02-07'],
  ['2026-08-01', '2026-07-27', '2026-09-06'],
])('the month of %s is shown from %s to %s', (date, first, last) => {
  const days = listDaysOfView('month', date);
  expect([days.length, days[0], days.at(-1)]).toEqual([42, first, last]);
  expect(days).toContain(date);
});

it.each([
  ['day', '2026-12-31', '2026-12-30', '2027-01-01'],
  ['week', '2026-12-31', '2026-12-21', '2027-01-04'],
  ['month', '2027-01-31', '2026-12-01', '2027-02-01'],
  ['month', '2028-02-29', '2028-01-01', '2028-03-01'],
] as const)('beside the %s of %s are %s and %s', (view, date, before, after) => {
  expect([stepView(view, date, -1), stepView(view, date, 1)]).toEqual([before, after]);
});

it('is named by its first day', () => {
  const named = (['day', 'week', 'month'] as const).map((view) => getFirstOfView(view, '2026-11-25'));
  expect(named).toEqual(['2026-11-25', '2026-11-23', '2026-11-01']);
});
