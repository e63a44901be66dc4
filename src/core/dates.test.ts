import { expect, it } from 'vitest';
import { addDays, getDeviceDate, getMonday, isCalendarDate } from './dates';

it('counts days over both clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it('the day of the device has two digits for month and day', () => {
  expect(getDeviceDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(getDeviceDate(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22');
});

it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', '9999-12-31', 'infinity', '2026-02-03T00:00'])(
  '%s is none',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  // The clock changed on the day before.
  ['2026-10-26', '2026-10-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday);
});
