import { expect, it } from 'vitest';
import { visit } from './booking-fixtures';
import { placeVisits } from './place-visits';
import { visitsOnDay } from './visit-on-day';

const DAY = '2026-11-24';

/** Each visit as `id: column of columns`. */
function placesOf(...visits: [start: string, minutes: number][]): string[] {
  const bookings = visits.map(([start, minutes], index) => visit(index + 1, `${DAY} ${start}`, minutes));
  return placeVisits(visitsOnDay(bookings, DAY)).map(
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
