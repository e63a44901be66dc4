import { expect, it } from 'vitest';
import { ORDER_STATUSES, readQuantity, statusAfter, statusBefore } from './orders';

it('a status goes one step after the other and back', () => {
  expect(ORDER_STATUSES.map(statusAfter)).toEqual(['paid', 'shipped', 'delivered', null]);
  expect(ORDER_STATUSES.map(statusBefore)).toEqual([null, 'pending', 'paid', 'shipped']);
});

it.each([
  ['1', 1],
  ['99', 99],
  [' 7 ', 7],
])('%j pieces are %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

it.each(['', '0', '-3', '100', '1.5', '1,5', 'two', 'NaN', 'Infinity'])('%j falls back to one', (text) => {
  expect(readQuantity(text)).toBe(1);
});
