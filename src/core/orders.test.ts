import { expect, it } from 'vitest';
import { findStatusAfter, findStatusBefore, ORDER_STATUSES, readQuantity } from './orders';

it('a status goes one step after the other and back', () => {
  expect(ORDER_STATUSES.map(findStatusAfter)).toEqual(['paid', 'shipped', 'delivered', null]);
  expect(ORDER_STATUSES.map(findStatusBefore)).toEqual([null, 'pending', 'paid', 'shipped']);
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
