import { bookingPage, cottage, everyDay, salon } from '@tests/support/booking-page';
import { expect, it } from 'vitest';
import { isClosedDay, openingWeeks, shownHours } from './shown-hours';

it('shows the opening hours of all sections that take visits', () => {
  const evening = { ...salon, workingHours: everyDay('10:30', '20:15') };
  expect(shownHours(openingWeeks(bookingPage(salon, evening, cottage)), [])).toEqual({ start: 9, end: 21 });
});

it('shows as much more as the visits need', () => {
  const weeks = openingWeeks(bookingPage(salon));
  expect(shownHours(weeks, [{ start: 7 * 60 + 30, end: 8 * 60 }])).toEqual({ start: 7, end: 17 });
  expect(shownHours([], [{ start: 600, end: 661 }])).toEqual({ start: 10, end: 12 });
});

it('has no hours where there are only stays', () => {
  expect(shownHours(openingWeeks(bookingPage(cottage)), [])).toBeNull();
});

it('is closed on a day that no section is open on', () => {
  const [saturday, monday] = ['2026-11-28', '2026-11-23'];
  const salonOnly = openingWeeks(bookingPage(salon));
  expect([isClosedDay(salonOnly, saturday), isClosedDay(salonOnly, monday)]).toEqual([true, false]);
  const withWeekend = openingWeeks(
    bookingPage(salon, { ...salon, workingHours: everyDay('10:00', '12:00') }),
  );
  expect(isClosedDay(withWeekend, saturday)).toBe(false);
  expect(isClosedDay([], saturday)).toBe(false);
});
