import { describe, expect, it } from 'vitest';
import {
  HOLIDAY_COUNTRIES,
  type HolidayCountry,
  type HolidayRegion,
  isHolidayRule,
  listPublicHolidays,
} from './public-holidays';
import recorded from './public-holidays.recorded.json';

const datesOf = (place: string, year: number) => {
  const [country, region] = place.split(' ') as [HolidayCountry, HolidayRegion?];
  return listPublicHolidays(country, year, region).map(({ date }) => date.slice(5));
};

describe('public holidays', () => {
  it.each(Object.entries(recorded))('of %s are those of date-holidays', (place, years) => {
    for (const [year, dates] of Object.entries(years)) {
      expect([year, datesOf(place, Number(year)).join(' ')]).toEqual([year, dates]);
    }
  });

  it('are known of every country', () => {
    expect(Object.keys(recorded)).toEqual(expect.arrayContaining([...HOLIDAY_COUNTRIES]));
  });

  it('have a rule that stays the same over the years', () => {
    const rules = (year: number) => listPublicHolidays('CZ', year).map(({ rule }) => rule);
    expect([...rules(2027)].sort()).toEqual([...rules(2041)].sort());
    expect(rules(2027).every((rule) => isHolidayRule('CZ', rule))).toBe(true);
    expect(isHolidayRule('CZ', '02-30')).toBe(false);
  });

  it('are none in years whose laws nobody knows', () => {
    expect(listPublicHolidays('SK', 2025)).toEqual([]);
    expect(listPublicHolidays('SK', 2100)).toEqual([]);
  });

  it('follow Easter, on its earliest and latest days as well', () => {
    const easterMonday = (year: number) =>
      listPublicHolidays('AT', year).find(({ rule }) => rule === 'easter 1')?.date;
    expect([2027, 2035, 2038, 2049].map(easterMonday)).toEqual([
      '2027-03-29',
      '2035-03-26',
      '2038-04-26',
      '2049-04-19',
    ]);
  });
});
