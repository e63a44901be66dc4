import { buildBookingPage, salon } from '@tests/support/booking-page';
import { expect, it } from 'vitest';
import { stay, visit } from './booking-fixtures';
import { countPlaces, loadOfDay } from './month-load';

const DAY = '2026-11-24';
const open = {
  intervals: [
    { start: '09:00', end: '12:00' },
    { start: '11:00', end: '13:00' },
  ],
  closedFor: null,
};
const pending = { ...visit(3, `${DAY} 11:00`, 60), status: 'pending' as const };

it('counts what is booked, what waits and how much of the open time is taken', () => {
  const bookings = [visit(1, `${DAY} 09:00`, 60), pending, visit(2, '2026-11-25 09:00', 60)];
  expect(loadOfDay(bookings, DAY, open, { visits: 1, nights: 0 })).toEqual({
    visits: 2,
    nights: 0,
    waiting: 1,
    fullness: 0.5,
  });
  expect(loadOfDay(bookings, DAY, open, { visits: 2, nights: 0 }).fullness).toBe(0.25);
});

it('takes a night for the day on which it begins', () => {
  const stays = [stay(1, DAY, '2026-11-26'), stay(2, '2026-11-22', DAY)];
  expect(loadOfDay(stays, DAY, undefined, { visits: 0, nights: 4 })).toMatchObject({
    nights: 1,
    fullness: 0.25,
  });
});

it('is never more than full, and says nothing of a day on which nothing can be booked', () => {
  const long = [visit(1, `${DAY} 06:00`, 900)];
  expect(loadOfDay(long, DAY, open, { visits: 1, nights: 0 }).fullness).toBe(1);
  expect(loadOfDay(long, DAY, { intervals: [], closedFor: null }, { visits: 1, nights: 0 }).fullness).toBe(
    null,
  );
});

it('knows one place where services share a diary, and those of each service where they do not', () => {
  const places = (isOneAtATime: boolean) => countPlaces(buildBookingPage({ ...salon, isOneAtATime }), 0);
  expect(places(true)).toEqual({ visits: 1, nights: 0 });
  expect(places(false)).toEqual({ visits: salon.services.length, nights: 0 });
});

it('knows a place for each of those who serve, whatever they do', () => {
  const byPeople = { ...salon, isByPeople: true };
  expect(countPlaces(buildBookingPage(byPeople), 3)).toEqual({ visits: 3, nights: 0 });
  expect(countPlaces(buildBookingPage(salon), 3)).toEqual({ visits: salon.services.length, nights: 0 });
});
