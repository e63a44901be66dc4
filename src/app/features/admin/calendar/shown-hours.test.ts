import { buildBookingPage, buildEveryDay, cottage, salon } from '@tests/support/booking-page';
import { expect, it } from 'vitest';
import { getDefaultWebsiteHours, type SpecialDays } from '@/core/website-hours';
import { listDaysOfView } from './shown-days';
import { findShownHours, getOpenDays, isClosedDay, listClosedParts } from './shown-hours';

const WEEK = listDaysOfView('week', '2026-11-23');
const [MONDAY = '', TUESDAY = '', , , , SATURDAY = ''] = WEEK;
const byWebsite = { ...salon, hours: 'website' as const };

function stored(changes: { specialDays?: SpecialDays[]; isSet?: boolean } = {}) {
  const { isSet = true, specialDays = [] } = changes;
  const holidays = { country: 'SK' as const, region: null, open: [] };
  return {
    hours: { ...getDefaultWebsiteHours(), specialDays, holidays },
    isSet,
    publicHolidays: [{ date: '2026-12-25', rule: '12-25', name: 'Christmas Day' }],
  };
}

const special = (changes: Partial<SpecialDays>): SpecialDays => ({
  id: 'a',
  from: MONDAY,
  until: MONDAY,
  intervals: [],
  note: '',
  isShown: false,
  isYearly: false,
  ...changes,
});

it('shows the opening hours of all sections that take visits', () => {
  const evening = { ...salon, workingHours: buildEveryDay('10:30', '20:15') };
  const days = getOpenDays(buildBookingPage(salon, evening, cottage), undefined, WEEK);
  expect(findShownHours(days, [])).toEqual({ start: 9, end: 21 });
});

it('shows as much more as the visits need', () => {
  const days = getOpenDays(buildBookingPage(salon), undefined, WEEK);
  expect(findShownHours(days, [{ start: 7 * 60 + 30, end: 8 * 60 }])).toEqual({ start: 7, end: 17 });
  expect(findShownHours(new Map(), [{ start: 600, end: 661 }])).toEqual({ start: 10, end: 12 });
});

it('has no hours where there are only stays, and the usual ones in a week that is closed', () => {
  expect(findShownHours(getOpenDays(buildBookingPage(cottage), undefined, WEEK), [])).toBeNull();
  expect(findShownHours(getOpenDays(buildBookingPage(salon), undefined, [SATURDAY]), [])).toEqual({
    start: 9,
    end: 17,
  });
});

it('is closed on a day that no section is open on', () => {
  const salonOnly = getOpenDays(buildBookingPage(salon), undefined, WEEK);
  expect([isClosedDay(salonOnly, SATURDAY), isClosedDay(salonOnly, MONDAY)]).toEqual([true, false]);
  const weekend = { ...salon, workingHours: buildEveryDay('10:00', '12:00') };
  expect(isClosedDay(getOpenDays(buildBookingPage(salon, weekend), undefined, WEEK), SATURDAY)).toBe(false);
  expect(isClosedDay(new Map(), SATURDAY)).toBe(false);
});

it('keeps to the hours of the website where a section says so, and the website has some', () => {
  const hours = stored({ specialDays: [special({ note: 'Training in Vienna' })] });
  const days = getOpenDays(buildBookingPage(byWebsite), hours, WEEK);
  expect(days.get(MONDAY)).toEqual({ intervals: [], closedFor: 'Training in Vienna' });
  expect(days.get(TUESDAY)?.intervals).toEqual([{ start: '09:00', end: '17:00' }]);
  expect(isClosedDay(getOpenDays(buildBookingPage(salon), hours, WEEK), MONDAY)).toBe(false);
  const proposed = stored({ specialDays: hours.hours.specialDays, isSet: false });
  expect(isClosedDay(getOpenDays(buildBookingPage(byWebsite), proposed, WEEK), MONDAY)).toBe(false);
});

it('names the public holiday, but not one with hours of its own', () => {
  const holiday = '2026-12-25';
  const days = getOpenDays(buildBookingPage(byWebsite), stored(), [holiday]);
  expect(days.get(holiday)).toEqual({ intervals: [], closedFor: 'Christmas Day' });
  const open = stored({
    specialDays: [special({ from: holiday, until: holiday, intervals: [{ start: '09:00', end: '11:00' }] })],
  });
  expect(getOpenDays(buildBookingPage(byWebsite), open, [holiday]).get(holiday)?.closedFor).toBeNull();
});

it('finds what is closed of the hours that are shown: around opening, at noon, and nothing where sections overlap', () => {
  const times = (...intervals: [string, string][]) => ({
    intervals: intervals.map(([start, end]) => ({ start, end })),
    closedFor: null,
  });
  const hours = { start: 8, end: 18 };
  const day = times(['13:00', '17:30'], ['09:00', '12:00']);
  expect(listClosedParts(day, hours)).toEqual([
    { start: 480, end: 540 },
    { start: 720, end: 780 },
    { start: 1050, end: 1080 },
  ]);
  expect(listClosedParts(times(['08:00', '14:00'], ['10:00', '12:00'], ['13:30', '18:00']), hours)).toEqual(
    [],
  );
  expect(listClosedParts(times(['06:00', '07:00'], ['19:00', '20:00']), hours)).toEqual([
    { start: 480, end: 1080 },
  ]);
});
