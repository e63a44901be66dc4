import { describe, expect, it } from 'vitest';
import { getDefaultWebsiteHours, listClosedHolidays, type WebsiteHours } from './website-hours';
import { countKinds, listDayKinds } from './year-of-hours';

/** The business is open from Monday to Friday from nine to five, on Fridays until one. */
const hours: WebsiteHours = {
  week: {
    ...getDefaultWebsiteHours().week,
    friday: [{ start: '09:00', end: '13:00' }],
    saturday: [],
    sunday: [],
  },
  specialDays: [
    {
      id: 'between',
      from: '2027-12-27',
      until: '2028-01-02',
      intervals: [],
      note: '',
      isShown: true,
      isYearly: false,
    },
    {
      id: 'market',
      from: '2027-12-11',
      until: '2027-12-11',
      intervals: [{ start: '09:00', end: '18:00' }],
      note: '',
      isShown: true,
      isYearly: false,
    },
  ],
  holidays: { country: 'SK', region: null, open: ['01-06'] },
};
const months = listDayKinds(hours, 2027, listClosedHolidays(hours, [2027]));
const kindOn = (date: string) => months.flat().find((day) => day.date === date)?.kind;

describe('a year', () => {
  it('has each of its days once, by months', () => {
    expect(months.map((days) => days.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(listDayKinds(hours, 2028, new Set()).flat()).toHaveLength(366);
  });

  it.each([
    ['2027-06-14', 'open'],
    ['2027-06-18', 'shorter'],
    ['2027-06-19', 'closed'],
    ['2027-01-01', 'holiday'],
    ['2027-01-06', 'open'],
    ['2027-12-24', 'holiday'],
    ['2027-12-28', 'own'],
    ['2027-12-11', 'open'],
  ])('shows %s as %s', (date, kind) => {
    expect(kindOn(date)).toBe(kind);
  });

  it('counts its days', () => {
    expect(countKinds(months[11] ?? [])).toEqual({ open: 15, shorter: 3, closed: 5, holiday: 3, own: 5 });
  });
});
