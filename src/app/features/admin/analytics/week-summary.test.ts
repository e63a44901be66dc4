import { describe, expect, it } from 'vitest';
import { findBusiestDay, sumWeek } from './week-summary';

const day = (date: string, uniqueVisitors: number, pageViews: number) => ({
  date,
  uniqueVisitors,
  pageViews,
});
const week = [day('2026-11-13', 22, 47), day('2026-11-14', 38, 91), day('2026-11-15', 38, 19)];

describe('the week of a website', () => {
  it('adds up each day', () => {
    expect(sumWeek(week)).toEqual({ visitors: 98, pageViews: 157 });
  });

  it('is zero without a day', () => {
    expect(sumWeek([])).toEqual({ visitors: 0, pageViews: 0 });
    expect(findBusiestDay([])).toBeUndefined();
  });

  it('names the earlier one of two equally busy days', () => {
    expect(findBusiestDay(week)?.date).toBe('2026-11-14');
  });

  it('has no busiest day when nobody came', () => {
    expect(findBusiestDay([day('2026-11-13', 0, 0), day('2026-11-14', 0, 0)])).toBeUndefined();
  });
});
