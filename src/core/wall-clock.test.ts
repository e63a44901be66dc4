import { expect, it } from 'vitest';
import { getDateOf, toInstant, toLocalDate, toLocalDateTime } from './wall-clock';

const ZONE = 'Europe/Bratislava';
const instant = (date: string, time: string, zone = ZONE) => toInstant(date, time, zone).toISOString();

it.each([
  ['2026-03-28', '14:30', '2026-03-28T13:30:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '14:30', '2026-03-29T12:30:00.000Z'],
  ['2026-10-24', '14:30', '2026-10-24T12:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', '14:30', '2026-10-25T13:30:00.000Z'],
])('%s %s in Bratislava', (date, time, expected) => {
  expect(instant(date, time)).toBe(expected);
  expect(toLocalDateTime(new Date(expected), ZONE)).toBe(`${date} ${time}`);
});

it('counts on through the hour that is skipped, and takes the first of the hour that comes twice', () => {
  expect(instant('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(instant('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
});

it('knows zones that are far ahead, far behind and off by a quarter', () => {
  expect(instant('2026-07-01', '09:00', 'Pacific/Kiritimati')).toBe('2026-06-30T19:00:00.000Z');
  expect(instant('2026-11-01', '13:00', 'America/New_York')).toBe('2026-11-01T18:00:00.000Z');
  expect(instant('2026-07-01', '00:00', 'Asia/Kathmandu')).toBe('2026-06-30T18:15:00.000Z');
});

it('reads the day that the wall calendar shows, not the one of UTC', () => {
  expect(toLocalDate(new Date('2026-11-21T23:30:00Z'), 'Europe/Bratislava')).toBe('2026-11-22');
  expect(toLocalDate(new Date('2026-07-21T22:30:00Z'), 'Europe/Bratislava')).toBe('2026-07-22');
});

it('refuses a zone that does not exist', () => {
  expect(() => toLocalDate(new Date('2026-11-21T23:30:00Z'), 'Europe/Nowhere')).toThrow(RangeError);
});

it('the day of a time is what stands before it', () => {
  expect(getDateOf('2026-03-29 02:30')).toBe('2026-03-29');
  expect(getDateOf('2026-03-29')).toBe('2026-03-29');
});
