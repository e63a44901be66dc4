import { describe, expect, it } from 'vitest';
import { findNextMenuChange, findShownDays, getDayMoment, getFreeDate, listComingDays } from './daily-menu';

const day = (date: string, hours?: { start: string; end: string }, dishes: unknown[] = ['Goulash']) => ({
  date,
  hours,
  dishes,
});
const lunch = { start: '11:00', end: '14:30' };
const tuesday = day('2026-11-24', lunch);
const wednesday = day('2026-11-25');
const thursday = day('2026-11-26', { start: '', end: '15:00' });
const nextTuesday = day('2026-12-01', lunch);
const days = [nextTuesday, thursday, tuesday, wednesday];

describe('the daily menu that is shown', () => {
  it.each([
    ['2026-11-20 09:00', tuesday],
    ['2026-11-24 00:00', tuesday],
    ['2026-11-24 14:29', tuesday],
    ['2026-11-24 14:30', wednesday],
    ['2026-11-25 23:59', wednesday],
    ['2026-11-26 00:00', thursday],
    ['2026-11-26 15:00', nextTuesday],
    ['2026-12-01 14:29', nextTuesday],
  ])('at %s is the next that is not over', (wallTime, shown) => {
    expect(findShownDays(days, wallTime)?.shown).toBe(shown);
  });

  it('is none when all are over, or have nothing to eat, or no day', () => {
    expect(findShownDays(days, '2026-12-01 14:30')).toBeNull();
    expect(
      findShownDays([day('2026-11-24', lunch, []), day('2026-02-30'), day('')], '2026-01-01 00:00'),
    ).toBeNull();
    expect(findShownDays([], undefined)).toBeNull();
    expect(
      listComingDays([{ ...day('2026-11-24', lunch, []), soup: 'Broth' }], '2026-11-24 09:00'),
    ).toHaveLength(1);
  });

  it('stands before the others of its week', () => {
    expect(findShownDays(days, '2026-11-24 09:00')?.later).toEqual([wednesday, thursday]);
    expect(findShownDays(days, '2026-11-24 15:00')?.later).toEqual([thursday, nextTuesday]);
  });

  it('is the first where nobody knows the time', () => {
    expect(findShownDays(days, undefined)).toEqual({ shown: tuesday, later: [wednesday, thursday] });
  });
});

describe('the next change', () => {
  it.each([
    ['2026-11-20 09:00', '2026-11-21 00:00'],
    ['2026-11-23 23:59', '2026-11-24 00:00'],
    ['2026-11-24 09:00', '2026-11-24 11:00'],
    ['2026-11-24 11:00', '2026-11-24 14:30'],
    ['2026-11-24 14:30', '2026-11-25 00:00'],
    ['2026-11-26 14:00', '2026-11-26 15:00'],
    ['2026-12-01 14:00', '2026-12-01 14:30'],
    ['2026-12-01 14:30', null],
  ])('after %s is at %s', (wallTime, next) => {
    expect(findNextMenuChange(days, wallTime)).toBe(next);
  });
});

it.each([
  ['2026-11-24 09:00', 'today'],
  ['2026-11-24 11:00', 'now'],
  ['2026-11-23 12:00', 'soon'],
  ['2026-11-18 12:00', 'soon'],
  ['2026-11-17 12:00', 'later'],
])('at %s it is %s', (wallTime, moment) => {
  expect(getDayMoment(tuesday, wallTime)).toBe(moment);
});

it('a copy goes to the first day without a menu', () => {
  expect(getFreeDate(days, '2026-11-24')).toBe('2026-11-27');
  expect(getFreeDate(days, '2026-12-31')).toBe('2026-12-31');
});
