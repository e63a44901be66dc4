import { describe, expect, it } from 'vitest';
import { addMonths, getMonth, getSameDayIn, listWeeks } from './calendar-month';

describe('a month', () => {
  it('has weeks that begin on Monday', () => {
    const weeks = listWeeks('2026-11');
    // 1 November 2026 is a Sunday, and 30 November is a Monday.
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it.each([
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2026-12', 5, 31],
    // Both clock changes of the year lie in these.
    ['2026-03', 6, 31],
    ['2026-10', 5, 31],
  ])('%s has %d weeks with all its %d days', (month, weekCount, dayCount) => {
    const weeks = listWeeks(month);
    expect(weeks).toHaveLength(weekCount);
    expect(new Set(weeks.flat().filter(Boolean)).size).toBe(dayCount);
  });

  it('is followed by the next, over the end of a year too', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(getMonth('2026-11-30')).toBe('2026-11');
  });

  it('is left for the same day of another, or its last', () => {
    expect(getSameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(getSameDayIn('2026-12', '2026-11-15')).toBe('2026-12-15');
  });
});
