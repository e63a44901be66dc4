import { expect, it } from 'vitest';
import type { BookingStatus } from '@/core/bookings';
import { UnsentWords } from './unsent-words';

/** An item with a higher id is newer. */
const item = (id: number, status?: BookingStatus) => ({
  id,
  createdAt: `2026-11-20T07:0${id}:00Z`,
  ...(status && { status }),
});
const proposal = { times: [], words: 'Later?' };

it('asks for words only while they can be sent, and again when a change is taken back', () => {
  const unsent = new UnsentWords();
  const learn = (...items: Parameters<UnsentWords['learn']>[1]) => unsent.learn('booking', items, false);
  learn(item(8, 'pending'), item(7, 'pending'));
  unsent.set('proposal', 8, proposal);
  expect(unsent.hasAny()).toBe(true);
  learn(item(8, 'confirmed'), item(7, 'pending'));
  expect(unsent.hasAny()).toBe(false);
  learn(item(8, 'pending'), item(7, 'pending'));
  expect(unsent.hasAny()).toBe(true);
  expect(unsent.get('proposal', 8)).toBe(proposal);

  // A confirmed booking can still be cancelled.
  unsent.set('proposal', 8, undefined);
  unsent.set('cancellation', 8, 'I am ill.');
  learn(item(8, 'confirmed'), item(7, 'pending'));
  expect(unsent.hasAny()).toBe(true);
  learn(item(7, 'pending'));
  expect(unsent.hasAny()).toBe(false);
});

it('takes nothing for deleted that was never listed, or that is older than the list', () => {
  const unsent = new UnsentWords();
  unsent.learn('message', [item(9), item(5)], true);
  unsent.set('reply', 5, 'Thank you');
  unsent.learn('message', [item(9), item(8)], false);
  expect(unsent.hasAny()).toBe(true);
  unsent.learn('message', [item(9), item(8)], true);
  expect(unsent.hasAny()).toBe(false);
  unsent.set('reply', 10, 'Hello');
  unsent.learn('message', [item(9)], true);
  expect(unsent.hasAny()).toBe(true);
});

it('does not ask for a statement, which can be pasted again', () => {
  const unsent = new UnsentWords();
  unsent.set('statement', 0, { text: '+1,00', ticks: {} });
  expect(unsent.hasAny()).toBe(false);
  unsent.set('cancellation', 0, 'We are closed.');
  expect(unsent.hasAny()).toBe(true);
});
