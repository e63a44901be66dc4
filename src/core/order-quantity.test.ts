import { expect, it } from 'vitest';
import { readQuantity } from './order-quantity';

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
