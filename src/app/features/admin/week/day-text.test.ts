import { expect, it } from 'vitest';
import { dayText, rangeText } from './day-text';

it.each([
  ['weekday', 'Pi'],
  ['weekdayLong', 'piatok'],
  ['day', '13.'],
  ['dayMonth', '13. 11.'],
  ['date', '13. 11. 2026'],
] as const)('writes the %s in Slovak', (format, text) => {
  expect(dayText('2026-11-13', format).replace(/\s/g, ' ')).toBe(text);
});

it('is the same day in every time zone', () => {
  expect(dayText('2026-01-01', 'date').replace(/\s/g, ' ')).toBe('1. 1. 2026');
});

it('gives back what is not a day', () => {
  expect(dayText('soon', 'date')).toBe('soon');
});

it('names the year of a range once, unless it changes', () => {
  expect(rangeText('2026-11-13', '2026-11-19').replace(/\s/g, ' ')).toBe('13. 11. – 19. 11. 2026');
  expect(rangeText('2026-12-28', '2027-01-03').replace(/\s/g, ' ')).toBe('28. 12. 2026 – 3. 1. 2027');
});
