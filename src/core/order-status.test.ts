import { expect, it } from 'vitest';
import { ORDER_STATUSES, statusAfter, statusBefore } from './order-status';

it('goes one step after the other and back', () => {
  expect(ORDER_STATUSES.map(statusAfter)).toEqual(['paid', 'shipped', 'delivered', null]);
  expect(ORDER_STATUSES.map(statusBefore)).toEqual([null, 'pending', 'paid', 'shipped']);
});
