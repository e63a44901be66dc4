import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { getDefaultWeekHours, getWeekIntervals } from '@/core/opening-hours';
import { findCellByKey, isChosenNight, pressNight } from './night-cells';
import { withOneRoom } from './stay-days';

/**
 * Four nights are free from Tuesday, 3 November; the next is taken, and two more are free after it. The parlour asks for
 * two.
 */
const longest = [0, 0, 4, 3, 2, 1, 0, 2, 1, ...Array(21).fill(0)];
const attic = { serviceId: 'attic', longest, least: Array(30).fill(1) };
const parlour = { serviceId: 'parlour', longest, least: Array(30).fill(2) };
const rooms = { '2026-11': [attic, parlour] };
const week = getWeekIntervals(getDefaultWeekHours());
const day = (number: number) => addDays('2026-11-01', number - 1);

const press = (serviceId: string, chosen: Parameters<typeof pressNight>[2], night: number) =>
  pressNight(withOneRoom(rooms, serviceId), week, chosen, { serviceId, night: day(night) });
const none = { date: null, endDate: null };
const stay = (serviceId: string, from: number, until: number | null) => ({
  serviceId,
  date: day(from),
  endDate: until === null ? null : day(until),
});

it('the first night is a stay by itself, a later one its last, and pressed again it is given back', () => {
  expect(press('attic', none, 3)).toEqual({ choice: stay('attic', 3, 4) });
  expect(press('attic', stay('attic', 3, 4), 5)).toEqual({ choice: stay('attic', 3, 6) });
  expect(press('attic', stay('attic', 3, 6), 5)).toEqual({ choice: stay('attic', 3, 5) });
  expect(press('attic', stay('attic', 3, 6), 3)).toEqual({ choice: stay('attic', 3, 4) });
  expect(press('attic', stay('attic', 3, 4), 3)).toEqual({ choice: {} });
});

it('where a room asks for more nights, the first one is an arrival only, and too few are refused', () => {
  const arrival = { choice: { serviceId: 'parlour', date: day(3) } };
  expect(press('parlour', none, 3)).toEqual(arrival);
  const chosen = stay('parlour', 3, null);
  const refused = { field: 'endDate', problem: { kind: 'nights', least: 2 } };
  expect(press('parlour', chosen, 3)).toEqual(refused);
  expect(press('parlour', chosen, 4)).toEqual({ choice: stay('parlour', 3, 5) });
  expect(press('parlour', stay('parlour', 3, 5), 4)).toEqual(refused);
  // The last free night alone is too short for a room that asks for two.
  expect(press('parlour', none, 6)).toEqual({ field: 'date', problem: { kind: 'nights', least: 2 } });
});

it('a night before, behind a taken one or in another room begins anew', () => {
  expect(press('attic', stay('attic', 4, 5), 3)).toEqual({ choice: stay('attic', 3, 4) });
  expect(press('attic', stay('attic', 4, 5), 9)).toEqual({ choice: stay('attic', 9, 10) });
  expect(press('parlour', stay('attic', 3, 4), 4)).toEqual({
    choice: { serviceId: 'parlour', date: day(4) },
  });
});

it('a stay begins on a day of arrival, and may go on over others', () => {
  // The attic is free on that Saturday, but nobody can arrive on it.
  const free = withOneRoom({ '2026-11': [{ ...attic, longest: Array(30).fill(5) }] }, 'attic');
  const saturday = { serviceId: 'attic', night: day(7) };
  expect(pressNight(free, week, none, saturday)).toEqual({ field: 'date', problem: { kind: 'weekday' } });
  expect(pressNight(free, week, stay('attic', 6, 7), saturday)).toEqual({ choice: stay('attic', 6, 8) });
});

it('the nights of a stay are those before its departure', () => {
  const chosen = [2, 3, 4, 5].map((number) => isChosenNight(stay('attic', 3, 5), day(number)));
  expect(chosen).toEqual([false, true, true, false]);
  expect([3, 4].map((number) => isChosenNight(stay('attic', 3, null), day(number)))).toEqual([true, false]);
  expect(isChosenNight(none, day(3))).toBe(false);
});

it('keys lead from night to night and from room to room', () => {
  const from = { row: 1, night: day(3) };
  expect(findCellByKey('ArrowRight', from, day(2))).toEqual({ row: 1, night: day(4) });
  expect(findCellByKey('ArrowUp', from, day(2))).toEqual({ row: 0, night: day(3) });
  expect(findCellByKey('Home', from, day(2))).toEqual({ row: 1, night: day(2) });
  expect(findCellByKey('End', from, day(2))).toEqual({ row: 1, night: day(15) });
  expect(findCellByKey('PageDown', from, day(2))).toEqual({ row: 1, night: day(17) });
  expect(findCellByKey('Enter', from, day(2))).toBeNull();
});
