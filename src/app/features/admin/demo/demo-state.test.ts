import cs from '@messages/cs/adminSample.json';
import de from '@messages/de/adminSample.json';
import en from '@messages/en/adminSample.json';
import sk from '@messages/sk/adminSample.json';
import { describe, expect, it } from 'vitest';
import { toSlug } from '@/core/slug';
import { createSample } from './demo-sample';
import { countDemo, type DemoAction, reduceDemo, startDemo } from './demo-state';

const start = startDemo('2026-11-20');
const after = (...actions: DemoAction[]) => actions.reduce(reduceDemo, start);
const statuses = (items: { id: number; status: string }[]) =>
  Object.fromEntries(items.map(({ id, status }) => [id, status]));

describe('the sample', () => {
  it.each(Object.entries({ en, sk, cs, de }))(
    'in %s has people with names and mailboxes of their own',
    (_, words) => {
      const { messages, bookings, orders } = createSample('2026-11-20', words);
      const mailboxes = new Map([
        ...messages.map(({ name, email }) => [name, email] as const),
        ...[...bookings, ...orders].map(
          ({ customerName, customerEmail }) => [customerName, customerEmail] as const,
        ),
      ]);
      expect(mailboxes.size).toBe(7);
      expect(new Set(mailboxes.values()).size).toBe(7);
      expect([...mailboxes.values()].filter((email) => !/^[a-z]+@example\.com$/.test(email))).toEqual([]);
      expect(words.slug).toBe(toSlug(words.title));
    },
  );

  it('counts what waits', () => {
    expect(countDemo(start)).toEqual({
      messages: 3,
      unreadMessages: 2,
      bookings: 4,
      pendingBookings: 2,
      orders: 3,
      pendingOrders: 1,
    });
  });

  it('lies around the day, and books nothing on Sundays', () => {
    expect(start.week.map(({ date }) => date)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(start.bookings.map((booking) => booking.bookingDateText)).toEqual([
      '2026-11-21',
      '2026-11-24',
      '2026-11-23',
      '2026-11-21',
    ]);
  });

  it.each(['messages', 'bookings', 'orders'] as const)('lists %s newest first', (list) => {
    const times = start[list].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('gives no two things the same id', () => {
    const ids = [...start.messages, ...start.bookings, ...start.orders].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('marks one message as read', () => {
  const state = after({ type: 'mark-read', id: 1 });
  expect(state.messages.map(({ isRead }) => isRead)).toEqual([true, false, true]);
  expect(countDemo(state)).toEqual({ ...countDemo(start), unreadMessages: 1 });
  expect(start.messages[0]?.isRead).toBe(false);
});

it('deletes a message', () => {
  const state = after({ type: 'delete-message', id: 2 });
  expect(state.messages.map(({ id }) => id)).toEqual([1, 3]);
  expect(state.deletedId).toBe(2);
  expect(countDemo(state)).toEqual({ ...countDemo(start), messages: 2, unreadMessages: 1 });
});

it('confirms one booking and rejects another', () => {
  const state = after(
    { type: 'decide-booking', id: 11, status: 'confirmed' },
    { type: 'decide-booking', id: 12, status: 'cancelled' },
  );
  expect(statuses(state.bookings)).toEqual({
    11: 'confirmed',
    12: 'cancelled',
    13: 'confirmed',
    14: 'cancelled',
  });
  expect(countDemo(state)).toEqual({ ...countDemo(start), pendingBookings: 0 });
});

it('edits a booking and keeps what is not edited', () => {
  const state = after({
    type: 'edit-booking',
    id: 13,
    edit: { bookingTimeText: '11:15', status: 'pending' },
  });
  expect(state.bookings[2]).toEqual({ ...start.bookings[2], bookingTimeText: '11:15', status: 'pending' });
  expect(countDemo(state)).toEqual({ ...countDemo(start), pendingBookings: 3 });
});

it('deletes a booking', () => {
  const state = after({ type: 'delete-booking', id: 11 });
  expect(state.bookings.map(({ id }) => id)).toEqual([12, 13, 14]);
  expect(state.deletedId).toBe(11);
});

it('takes an order one step on, and never over a step', () => {
  const state = after(
    { type: 'move-order', id: 21, status: 'paid' },
    { type: 'move-order', id: 22, status: 'delivered' },
    { type: 'move-order', id: 23, status: 'delivered' },
  );
  expect(statuses(state.orders)).toEqual({ 21: 'paid', 22: 'paid', 23: 'delivered' });
  expect(countDemo(state)).toEqual({ ...countDemo(start), pendingOrders: 0 });
});

it('deletes an order', () => {
  const state = after({ type: 'delete-order', id: 23 });
  expect(state.orders.map(({ id }) => id)).toEqual([21, 22]);
  expect(state.deletedId).toBe(23);
});

it('deletes the whole page, and starts again on the day it is', () => {
  const state = after({ type: 'delete-message', id: 1 }, { type: 'delete-website' });
  expect(state).toMatchObject({ isClosed: true, done: 'delete-website' });
  expect(reduceDemo(state, { type: 'reset', today: '2027-01-04' })).toEqual(startDemo('2027-01-04'));
});
