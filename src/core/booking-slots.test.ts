import { expect, it } from 'vitest';
import { slotsOfDay } from './booking-slots';

const day = (start: string, end: string, enabled = true) => ({ enabled, start, end });

it('begin every half hour and end by closing', () => {
  expect(slotsOfDay(day('09:00', '11:00'), 60)).toEqual(['09:00', '09:30', '10:00']);
  expect(slotsOfDay(day('09:15', '10:30'), 45)).toEqual(['09:15', '09:45']);
});

it('are none on a closed day, for a service that does not fit and for times that are none', () => {
  expect(slotsOfDay(day('09:00', '17:00', false), 30)).toEqual([]);
  expect(slotsOfDay(day('09:00', '10:00'), 75)).toEqual([]);
  expect(slotsOfDay(day('', '10:00'), 30)).toEqual([]);
  expect(slotsOfDay(day('09:00', '10:00'), 0)).toEqual([]);
});
