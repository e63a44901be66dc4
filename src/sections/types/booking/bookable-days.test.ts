import { describe, expect, it } from 'vitest';
import { monthOf } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { defaultWeekHours, weekIntervals } from '@/core/opening-hours';
import { type FreeDaysByMonth, isArrival, isDeparture, isFree } from './bookable-days';

/** All nights from one to another are free. */
function freeNights(first: string, last: string): FreeDaysByMonth {
  const free: Record<string, Set<string>> = {};
  for (let date = first; date <= last; date = addDays(date, 1)) {
    free[monthOf(date)] ??= new Set();
    free[monthOf(date)]?.add(date);
  }
  return free;
}

const free = freeNights('2026-11-27', '2026-12-03');

it('a day of a month that was not asked for is not free', () => {
  expect(isFree(free, '2026-11-27')).toBe(true);
  expect(isFree(free, '2026-11-26')).toBe(false);
  expect(isFree(free, '2027-01-01')).toBe(false);
});

describe('a stay', () => {
  it('begins on a free night of an enabled weekday', () => {
    expect(isArrival(free, weekIntervals(defaultWeekHours()), '2026-11-27')).toBe(true);
    // A Saturday.
    expect(isArrival(free, weekIntervals(defaultWeekHours()), '2026-11-28')).toBe(false);
    expect(isArrival(free, weekIntervals(defaultWeekHours()), '2026-12-04')).toBe(false);
  });

  it('ends after its last free night, over the end of a month too', () => {
    expect(isDeparture(free, '2026-11-27', '2026-11-28')).toBe(true);
    expect(isDeparture(free, '2026-11-27', '2026-12-04')).toBe(true);
    expect(isDeparture(free, '2026-11-27', '2026-12-05')).toBe(false);
  });

  it('has at least one night and not more than a season', () => {
    expect(isDeparture(free, '2026-11-27', '2026-11-27')).toBe(false);
    expect(isDeparture(free, '2026-11-28', '2026-11-27')).toBe(false);
    const always = freeNights('2026-01-01', '2026-12-31');
    expect(isDeparture(always, '2026-01-01', '2026-04-01')).toBe(true);
    expect(isDeparture(always, '2026-01-01', '2026-04-02')).toBe(false);
  });
});
