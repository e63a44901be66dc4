import { expect, it } from 'vitest';
import type { Order, OrderEvent } from '@/contracts/orders';
import { isWholeHistory, readSteps, readTold } from './read-history';

const event = (kind: OrderEvent['kind'], what: OrderEvent['what'], hour: number): OrderEvent => ({
  kind,
  what,
  createdAt: `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`,
});
const order = (status: Order['status'], ...history: OrderEvent[]) =>
  ({ status, history, createdAt: '2026-11-20T17:02:00.000Z', totalAmount: '28.50' }) as Order;
const shown = (one: Order) =>
  readSteps(one).map(({ isDone, at }) => `${isDone ? 'done' : 'open'} ${at?.slice(8, 13) ?? '-'}`);

it('gives each step the last time at which it was taken', () => {
  const paidAgain = order(
    'paid',
    event('done', 'paid', 8),
    event('mailed', 'paid', 8),
    event('takenBack', 'paid', 9),
    event('matched', 'paid', 10),
  );
  expect(shown(paidAgain)).toEqual(['done 20T17', 'done 23T10', 'open -', 'open -']);
  const back = order('pending', event('done', 'paid', 8), event('takenBack', 'paid', 9));
  expect(shown(back)).toEqual(['done 20T17', 'open -', 'open -', 'open -']);
  expect([isWholeHistory(paidAgain), isWholeHistory(back)]).toEqual([true, true]);
});

it('knows no times of steps from before they were kept', () => {
  const old = order('shipped', event('done', 'shipped', 9));
  expect(shown(old)).toEqual(['done 20T17', 'done -', 'done 23T09', 'open -']);
  expect(isWholeHistory(old)).toBe(false);
  expect(readTold(order('paid'))).toEqual({ told: 'unknown' });
});

it('says what the customer knows of the last step', () => {
  const paid = event('done', 'paid', 8);
  expect(readTold(order('paid', paid))).toEqual({ told: 'waits' });
  expect(readTold(order('paid', paid, event('mailed', 'received', 9)))).toEqual({ told: 'waits' });
  const mailed = event('mailed', 'paid', 9);
  expect(readTold(order('paid', paid, mailed))).toEqual({ told: 'left', at: mailed.createdAt });
  expect(readTold(order('paid', paid, event('notMailed', 'paid', 9)))).toEqual({ told: 'failed' });
  // The mail about a step that was taken back says nothing of the next one.
  const again = [paid, mailed, event('takenBack', 'paid', 10), event('done', 'paid', 11)];
  expect(readTold(order('paid', ...again))).toEqual({ told: 'waits' });
  expect(readTold(order('delivered', event('done', 'delivered', 9)))).toEqual({ told: 'none' });
  expect(readTold({ ...order('paid', paid), totalAmount: '0.00' })).toEqual({ told: 'none' });
});
