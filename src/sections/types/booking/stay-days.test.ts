import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { getDefaultWeekHours, getWeekIntervals } from '@/core/opening-hours';
import {
  findArrivalProblem,
  findDepartureProblem,
  getLeastNightsInFreeRooms,
  getLongestFrom,
  isFreeNight,
} from './stay-days';

/** The attic is free from Friday, 27 November, and asks for two nights; the parlour is free from Saturday on. */
const attic = { serviceId: 'attic', longest: Array(30).fill(0), least: Array(30).fill(2) };
const parlour = { serviceId: 'parlour', longest: Array(30).fill(0), least: Array(30).fill(1) };
attic.longest.splice(26, 4, 3, 2, 1, 0);
parlour.longest.splice(27, 3, 5, 4, 3);
const rooms = { '2026-11': [attic, parlour] };
const week = getWeekIntervals(getDefaultWeekHours());
const everyDay = { ...week, saturday: week.monday, sunday: week.monday };

it('a night is free where one of the rooms is', () => {
  expect(['2026-11-26', '2026-11-27', '2026-11-30'].map((date) => isFreeNight(rooms, date))).toEqual([
    false,
    true,
    true,
  ]);
  // Nothing is known of a month that was not asked for.
  expect(isFreeNight(rooms, '2026-12-01')).toBe(false);
});

it('a stay begins on a day of arrival from which a room is free for long enough', () => {
  expect(findArrivalProblem(rooms, week, '2026-11-26')).toEqual({ kind: 'taken' });
  expect(findArrivalProblem(rooms, week, '2026-11-27')).toBeNull();
  expect(findArrivalProblem(rooms, week, '2026-11-28')).toEqual({ kind: 'weekday' });
  expect(findArrivalProblem(rooms, everyDay, '2026-11-28')).toBeNull();
  const short = { '2026-11': [attic] };
  expect(findArrivalProblem(short, everyDay, '2026-11-29')).toEqual({ kind: 'nights', least: 2 });
});

it('and ends while one room is free for all of its nights', () => {
  const departures = (arrival: string) =>
    [0, 1, 2, 3, 4, 5, 6].map(
      (nights) => findDepartureProblem(rooms, arrival, addDays(arrival, nights))?.kind,
    );
  expect(departures('2026-11-27')).toEqual([
    'taken',
    'nights',
    undefined,
    undefined,
    'taken',
    'taken',
    'taken',
  ]);
  const all = [undefined, undefined, undefined, undefined, undefined];
  expect(departures('2026-11-28')).toEqual(['taken', ...all, 'taken']);
  expect([
    getLeastNightsInFreeRooms(rooms, '2026-11-27'),
    getLeastNightsInFreeRooms(rooms, '2026-11-28'),
  ]).toEqual([2, 1]);
  expect([getLongestFrom(rooms, '2026-11-27'), getLongestFrom(rooms, '2026-11-28')]).toEqual([3, 5]);
});
