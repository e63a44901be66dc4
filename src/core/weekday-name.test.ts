import { expect, it } from 'vitest';
import { weekdayName } from './weekday-name';

it('names the days of the week in Slovak', () => {
  expect(weekdayName('monday')).toBe('Pondelok');
  expect(weekdayName('sunday')).toBe('Nedeľa');
  expect(weekdayName('thursday', 'short')).toBe('Št');
});
