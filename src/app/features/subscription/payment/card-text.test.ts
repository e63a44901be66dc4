import { expect, it } from 'vitest';
import { cardCvcText, cardExpiryText, cardNumberText } from './card-text';

it.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 42424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 8224 6310 005'],
  ['4242424242424242424299', '4242 4242 4242 4242 424'],
  ['card', ''],
])('groups the card number %s as "%s"', (typed, text) => {
  expect(cardNumberText(typed)).toBe(text);
});

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['4', '04'],
  ['122', '12 / 2'],
  ['1229', '12 / 29'],
  ['12/29', '12 / 29'],
  ['4/29', '04 / 29'],
  ['12 / 2029', '12 / 29'],
  ['12 / ', '12'],
  ['12 / 29 x', '12 / 29'],
])('writes the date %s as "%s"', (typed, text) => {
  expect(cardExpiryText(typed)).toBe(text);
});

it('keeps the digits of the security code', () => {
  expect(cardCvcText('12a345')).toBe('1234');
});
