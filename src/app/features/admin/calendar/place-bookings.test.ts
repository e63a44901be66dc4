import { expect, it } from 'vitest';
import { stay, visit } from './booking-fixtures';
import { listVisitsOnDay } from './bookings-of-day';
import { countLanes, placeStays, placeVisits } from './place-bookings';

const DAY = '2026-11-24';

/** Returns each visit as `id: column of columns`. */
function placesOf(...visits: [start: string, minutes: number][]): string[] {
  const bookings = visits.map(([start, minutes], index) => visit(index + 1, `${DAY} ${start}`, minutes));
  return placeVisits(listVisitsOnDay(bookings, DAY)).map(
    ({ booking, column, columns }) => `${booking.id}: ${column + 1} of ${columns}`,
  );
}

it('gives a visit the whole width, also right after another one', () => {
  expect(placesOf(['09:00', 60], ['10:00', 60])).toEqual(['1: 1 of 1', '2: 1 of 1']);
});

it('puts visits that overlap side by side, whichever was booked first', () => {
  expect(placesOf(['09:30', 60], ['09:00', 60])).toEqual(['2: 1 of 2', '1: 2 of 2']);
});

it('uses a column again as soon as it is free, and all of a group share the width', () => {
  const places = placesOf(['09:00', 180], ['09:00', 60], ['10:00', 60], ['11:30', 60], ['12:30', 30]);
  expect(places).toEqual(['1: 1 of 2', '2: 2 of 2', '3: 2 of 2', '4: 2 of 2', '5: 1 of 1']);
});

it('lets a visit that is too short to be read take the room of half an hour', () => {
  expect(placesOf(['09:00', 15], ['09:15', 15], ['09:30', 15])).toEqual([
    '1: 1 of 2',
    '2: 2 of 2',
    '3: 1 of 2',
  ]);
});

const MONDAY = '2026-11-23';
const barsOf = (...stays: [arrival: string, departure: string][]) =>
  placeStays(
    stays.map(([arrival, departure], index) => stay(index + 1, arrival, departure)),
    MONDAY,
  ).map(({ booking, start, end, lane }) => [booking.id, start, end, lane]);

it('draws a stay from the middle of a day to the middle of another', () => {
  expect(barsOf(['2026-11-24', '2026-11-26'])).toEqual([[1, 3, 7, 0]]);
});

it('lets guests come on the line of those who leave that day', () => {
  expect(barsOf(['2026-11-25', '2026-11-27'], ['2026-11-23', '2026-11-25'])).toEqual([
    [2, 1, 5, 0],
    [1, 5, 9, 0],
  ]);
});

it('puts stays at the same time on lines below each other', () => {
  const bars = barsOf(
    ['2026-11-23', '2026-11-26'],
    ['2026-11-24', '2026-11-25'],
    ['2026-11-25', '2026-11-28'],
  );
  expect(bars).toEqual([
    [1, 1, 7, 0],
    [2, 3, 5, 1],
    [3, 5, 11, 1],
  ]);
});

it('cuts a stay at the ends of the week and says so', () => {
  const [bar] = placeStays([stay(1, '2026-11-20', '2026-12-02')], MONDAY);
  expect(bar).toMatchObject({ start: 0, end: 14, isFromBefore: true, isGoingOn: true });
});

it('shows the departure on Monday and the arrival on Sunday, nothing of other weeks, and no visits', () => {
  const bars = barsOf(
    ['2026-11-22', '2026-11-23'],
    ['2026-11-29', '2026-11-30'],
    ['2026-11-20', '2026-11-22'],
    ['2026-11-30', '2026-12-01'],
  );
  expect(bars).toEqual([
    [1, 0, 1, 0],
    [2, 13, 14, 0],
  ]);
  expect(placeStays([visit(1, '2026-11-24 09:00', 60)], MONDAY)).toEqual([]);
});

it('counts how many stand side by side at most', () => {
  const at = (start: number, end: number) => ({ start, end });
  expect(countLanes([])).toBe(0);
  expect(countLanes([at(540, 600), at(570, 630), at(600, 660), at(700, 760)])).toBe(2);
});
