import { expect, it } from 'vitest';
import { stay, visit } from '../calendar/booking-fixtures';
import { isInside } from './bookings-inside';

const day = { from: '2026-11-24', fromTime: '00:00', until: '2026-11-24' };

it('finds the bookings that share some time with a block', () => {
  expect(isInside(visit(1, '2026-11-24 09:00', 60), day)).toBe(true);
  expect(isInside(visit(1, '2026-11-25 00:00', 60), day)).toBe(false);
  expect(isInside(visit(1, '2026-11-23 23:30', 60), day)).toBe(true);
  const noon = { ...day, fromTime: '12:00', untilTime: '13:00' };
  expect(isInside(visit(1, '2026-11-24 11:00', 60), noon)).toBe(false);
  expect(isInside(visit(1, '2026-11-24 13:00', 60), noon)).toBe(false);
  expect(isInside(visit(1, '2026-11-24 11:30', 60), noon)).toBe(true);
  expect(isInside(stay(1, '2026-11-23', '2026-11-24'), day)).toBe(true);
  expect(isInside(stay(1, '2026-11-25', '2026-11-26'), day)).toBe(false);
});

it('leaves out those of other services', () => {
  const booked = visit(1, '2026-11-24 09:00', 60);
  expect(isInside(booked, { ...day, sectionId: 'booking-1', serviceId: 'cut' })).toBe(true);
  expect(isInside(booked, { ...day, sectionId: 'booking-1', serviceId: 'colour' })).toBe(false);
});
