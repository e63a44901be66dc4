import { expect, it } from 'vitest';
import { addDays, deviceDate } from './local-date';

it('counts days over both clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it('is the day of the device, with two digits for month and day', () => {
  expect(deviceDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(deviceDate(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22');
});
