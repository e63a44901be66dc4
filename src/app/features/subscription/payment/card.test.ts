import { describe, expect, it } from 'vitest';
import { createCardSchema, formatCardCvc, formatCardExpiry, formatCardNumber } from './card';

const schema = createCardSchema(new Date(2026, 10, 21));
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };

function refusals(card: Partial<typeof good>) {
  return schema.safeParse({ ...good, ...card }).error?.issues.map(({ message }) => message) ?? [];
}

describe('what is typed from a card', () => {
  it.each(['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0025 0000 3155', '3782 8224 6310 005'])(
    'takes the number %s',
    (number) => expect(refusals({ number })).toEqual([]),
  );

  it.each(['', '4242', '4242 4242 4242 4241', '4242 4242 4242 42424242'])(
    'refuses the number "%s"',
    (number) => expect(refusals({ number })).toEqual(['validation.cardNumber']),
  );

  it('is good until the end of its month', () => {
    expect(refusals({ expiry: '11 / 26' })).toEqual([]);
    expect(refusals({ expiry: '10 / 26' })).toEqual(['validation.cardExpired']);
  });

  it.each(['', '12', '13 / 30', '00 / 30', '12 / 3'])('refuses the date "%s"', (expiry) => {
    expect(refusals({ expiry })).toEqual(['validation.cardExpiry']);
  });

  it.each(['', '12', '12345'])('refuses the security code "%s"', (cvc) => {
    expect(refusals({ cvc })).toEqual(['validation.cardCvc']);
  });
});

it.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 42424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 8224 6310 005'],
  ['4242424242424242424299', '4242 4242 4242 4242 424'],
  ['card', ''],
])('groups the card number %s as "%s"', (typed, text) => {
  expect(formatCardNumber(typed)).toBe(text);
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
  expect(formatCardExpiry(typed)).toBe(text);
});

it('keeps the digits of the security code', () => {
  expect(formatCardCvc('12a345')).toBe('1234');
});
