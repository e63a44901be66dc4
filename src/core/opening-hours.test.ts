import { describe, expect, it } from 'vitest';
import { getWeekday } from './locale/weekdays';
import {
  copyMondayToWeekdays,
  type DayHours,
  findDayHoursProblem,
  findIntervalProblem,
  getDefaultWeekHours,
  parseMinutes,
} from './opening-hours';

const open = (start: string, end: string): DayHours => ({ enabled: true, start, end });

it('starts with Monday to Friday from nine to five', () => {
  const week = getDefaultWeekHours();
  expect(Object.keys(week)).toHaveLength(7);
  expect(week.friday).toEqual(open('09:00', '17:00'));
  expect(week.saturday).toEqual({ enabled: false, start: '09:00', end: '17:00' });
});

describe('the hours of an open day', () => {
  it.each([
    open('09:00', '17:00'),
    open('00:00', '23:59'),
    { enabled: false, start: '', end: '' },
    { enabled: false, start: '17:00', end: '09:00' },
  ])('%j are accepted', (hours) => {
    expect(findDayHoursProblem(hours)).toBeNull();
  });

  it.each([
    [open('', '17:00'), 'start'],
    [open('9:00', '17:00'), 'start'],
    [open('09:00', '24:00'), 'end'],
    [open('09:00', '17:60'), 'end'],
    [open('09:00', '09:00'), 'end'],
    [open('17:00', '09:00'), 'end'],
  ])('%j are refused at %s', (hours, field) => {
    expect(findDayHoursProblem(hours)?.field).toBe(field);
  });
});

it('copies Monday to the other weekdays and leaves the weekend alone', () => {
  const week = getDefaultWeekHours();
  const before = { ...week, monday: open('08:00', '12:00'), saturday: open('10:00', '11:00') };
  const after = copyMondayToWeekdays(before);
  expect(after.friday).toEqual(open('08:00', '12:00'));
  expect(after.friday).not.toBe(after.monday);
  expect(after.saturday).toEqual(open('10:00', '11:00'));
  expect(before.friday).toEqual(open('09:00', '17:00'));
});

it('counts the minutes of a time', () => {
  expect(['00:00', '09:30', '23:59', '24:00', '1:00', ''].map(parseMinutes)).toEqual([
    0,
    570,
    1439,
    null,
    null,
    null,
  ]);
});

it('know the weekday of a day', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(getWeekday)).toEqual([
    'saturday',
    'sunday',
    'monday',
  ]);
});

const part = (start: string, end: string) => ({ start, end });

it('finds a time that is half typed, a day that ends before it begins, and parts that meet', () => {
  expect(findIntervalProblem([part('08:00', '12:00'), part('13:00', '18:00')])).toBeNull();
  expect(findIntervalProblem([])).toBeNull();
  expect(findIntervalProblem([part('', '12:00')])).toMatchObject({ index: 0, field: 'start' });
  expect(findIntervalProblem([part('12:00', '12:00')])).toMatchObject({ index: 0, field: 'end' });
  expect(findIntervalProblem([part('08:00', '12:00'), part('12:00', '18:00')])).toMatchObject({
    index: 1,
    field: 'start',
  });
});
