import { expect, it } from 'vitest';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { countOnDay, groupByDay, listDaysWithPlace } from './waiting-days';

const entry = (id: number, date: string, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id,
  date,
  sectionId: 'booking-1',
  serviceId: 'cut',
  moreServiceIds: [],
  personId: null,
  service: 'Cut',
  personName: null,
  endDate: null,
  guests: null,
  name: 'Milada',
  email: 'milada@example.com',
  phone: null,
  hasFree: false,
  toldAt: null,
  customerKey: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
const entries = [
  entry(1, '2026-11-27'),
  entry(2, '2026-11-26', { hasFree: true }),
  entry(3, '2026-11-27', { hasFree: true }),
  entry(4, '2026-11-26', { endDate: '2026-11-28' }),
];

it('groups who waits by day, and finds the days on which something is free', () => {
  const ids = (days: ReturnType<typeof groupByDay>) =>
    days.map(({ date, entries: some }) => [date, some.map(({ id }) => id)]);
  expect(ids(groupByDay(entries))).toEqual([
    ['2026-11-26', [2, 4]],
    ['2026-11-27', [1, 3]],
  ]);
  expect(ids(listDaysWithPlace(entries, '2026-11-26'))).toEqual([['2026-11-27', [3]]]);
});

it('counts a stay on each of its nights', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  expect(days.map((day) => countOnDay(entries, day))).toEqual([0, 2, 3, 0]);
});
