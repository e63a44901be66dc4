import { expect, it } from 'vitest';
import { stay, visit } from './booking-fixtures';
import { getAgenda, getVisitKey, listVisitsOnDay } from './bookings-of-day';

const shown = (day: string, ...bookings: ReturnType<typeof visit>[]) =>
  listVisitsOnDay(bookings, day).map(({ booking, start, end }) => [booking.id, start, end]);

it('holds the visits of the day in order, and no stays', () => {
  const bookings = [
    visit(1, '2026-11-24 14:00', 90),
    visit(2, '2026-11-24 09:30', 60),
    visit(3, '2026-11-25 09:30', 60),
    stay(4, '2026-11-24', '2026-11-25'),
  ];
  expect(shown('2026-11-24', ...bookings)).toEqual([
    [2, 570, 630],
    [1, 840, 930],
  ]);
});

it('shares a visit over midnight between its days, and leaves one that ends at midnight on the first', () => {
  const late = [visit(1, '2026-11-24 23:30', 60), visit(2, '2026-11-24 23:00', 60)];
  expect(shown('2026-11-24', ...late)).toEqual([
    [2, 1380, 1440],
    [1, 1410, 1440],
  ]);
  expect(shown('2026-11-25', ...late)).toEqual([[1, 0, 30]]);
});

it('holds the times that are held for others beside their bookings, each by a name of its own', () => {
  const asked = { ...visit(1, '2026-11-24 09:00', 60), personId: 'zora', personName: 'Zora' };
  const held = ['10:00', '16:00'].map((time) => ({
    date: '2026-11-24',
    time,
    personId: time === '10:00' ? 'zora' : 'eva',
    booking: asked,
  }));
  const day = listVisitsOnDay([asked], '2026-11-24', held);
  expect(
    day.map(({ start, end, booking, heldFor }) => [start, end, booking.personName, heldFor?.id]),
  ).toEqual([
    [540, 600, 'Zora', undefined],
    [600, 660, 'Zora', 1],
    [960, 1020, null, 1],
  ]);
  expect(new Set(day.map(getVisitKey)).size).toBe(3);
  expect(listVisitsOnDay([asked], '2026-11-25', held)).toEqual([]);
});

const bookings = [
  stay(1, '2026-11-23', '2026-11-26'),
  stay(2, '2026-11-24', '2026-11-25'),
  stay(3, '2026-11-22', '2026-11-24'),
  visit(4, '2026-11-24 10:00', 60),
];
const staysOn = (day: string) =>
  getAgenda(bookings, day).stays.map(({ booking, moment }) => `${booking.id} ${moment}`);

it('says who leaves, who comes and who is there', () => {
  expect(staysOn('2026-11-24')).toEqual(['3 departure', '2 arrival', '1 overnight']);
  expect(getAgenda(bookings, '2026-11-24').visits.map(({ booking }) => booking.id)).toEqual([4]);
});

it('is empty before the first arrival and after the last departure', () => {
  expect(getAgenda(bookings, '2026-11-21')).toEqual({ stays: [], visits: [] });
  expect(getAgenda(bookings, '2026-11-27')).toEqual({ stays: [], visits: [] });
});
