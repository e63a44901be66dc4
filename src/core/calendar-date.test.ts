import { expect, it } from 'vitest';
import { isCalendarDate } from './calendar-date';

it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', '9999-12-31', 'infinity', '2026-02-03T00:00'])(
  '%s is none',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);
