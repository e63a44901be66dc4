import { expect, it } from 'vitest';
import { addDays, localDate } from './local-date';

it('is the day that the wall calendar shows, not the one of UTC', () => {
  expect(localDate(new Date('2026-11-21T23:30:00Z'), 'Europe/Bratislava')).toBe('2026-11-22');
  expect(localDate(new Date('2026-07-21T22:30:00Z'), 'Europe/Bratislava')).toBe('2026-07-22');
});

it('counts days over both clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
