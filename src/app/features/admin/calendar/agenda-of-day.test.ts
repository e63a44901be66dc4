import { expect, it } from 'vitest';
import { agendaOfDay } from './agenda-of-day';
import { stay, visit } from './booking-fixtures';

const bookings = [
  stay(1, '2026-11-23', '2026-11-26'),
  stay(2, '2026-11-24', '2026-11-25'),
  stay(3, '2026-11-22', '2026-11-24'),
  visit(4, '2026-11-24 10:00', 60),
];
const staysOn = (day: string) =>
  agendaOfDay(bookings, day).stays.map(({ booking, moment }) => `${booking.id} ${moment}`);

it('says who leaves, who comes and who is there', () => {
  expect(staysOn('2026-11-24')).toEqual(['3 departure', '2 arrival', '1 overnight']);
  expect(agendaOfDay(bookings, '2026-11-24').visits.map(({ booking }) => booking.id)).toEqual([4]);
});

it('is empty before the first arrival and after the last departure', () => {
  expect(agendaOfDay(bookings, '2026-11-21')).toEqual({ stays: [], visits: [] });
  expect(agendaOfDay(bookings, '2026-11-27')).toEqual({ stays: [], visits: [] });
});
