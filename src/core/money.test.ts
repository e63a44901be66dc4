import { describe, expect, it } from 'vitest';
import { formatMoney } from './locale/format';
import { keepPriceTogether, parsePriceCents, toDecimalEuros } from './money';

describe('a price text', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['12,50 €', 1250],
    ['12,50\u00A0€', 1250],
    ['12€', 1200],
    ['€12', 1200],
    ['€ 12,50', 1250],
    ['12 EUR', 1200],
    ['EUR 12.50', 1250],
    ['12 eur', 1200],
    ['1 450', 145_000],
    ['1 237,50 €', 123_750],
    ['1\u00A0237,50\u00A0€', 123_750],
    ['1\u202F200', 120_000],
    ['12 345 678,90 EUR', 1_234_567_890],
    [' 0,05 ', 5],
    ['0', 0],
    ['€1,450.00', 145_000],
    ['1,450.00 EUR', 145_000],
    ['1.450,00 €', 145_000],
    ['12.345.678,90', 1_234_567_890],
    ['19.99', 1999],
    ['99999999,99', 9_999_999_999],
  ])('%j is %d cents', (text, cents) => {
    expect(parsePriceCents(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '€',
    '12,',
    ',50',
    '12,505',
    '1.450',
    '1,450',
    '1.450.00',
    '1,450,00',
    '1.450,0',
    '14.50,00',
    '1450.000,00',
    '1 450.000,00',
    '123,456,789.00',
    '1 45',
    '12 3456',
    '1  450',
    '123 456 789',
    '€12 €',
    '€ 12 EUR',
    '-1',
    '+1',
    '1e3',
    '12 $',
    '12 €€',
    'from 12 €',
    '100000000',
    'NaN',
    'Infinity',
    '१२',
  ])('%j is none', (text) => {
    expect(parsePriceCents(text)).toBeNull();
  });
});

it.each([5, 1250, 123_750, 1_234_567_890])('%d cents are read back as they are written', (cents) => {
  expect(parsePriceCents(formatMoney('sk', cents))).toBe(cents);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [989_999_999_901, '9899999999.01'],
])('%d cents are stored as %s', (cents, stored) => {
  expect(toDecimalEuros(cents)).toBe(stored);
});

describe('a price', () => {
  it.each([
    ['32 €', '32\u00A0€'],
    ['od 45 €', 'od 45\u00A0€'],
    ['1 450 €', '1\u00A0450\u00A0€'],
    ['12 500 000 €/m²', '12\u00A0500\u00A0000\u00A0€/m²'],
    ['from 10 to 12 €', 'from 10 to 12\u00A0€'],
    ['2 10 €', '2 10\u00A0€'],
    ['  by agreement ', 'by agreement'],
    ['', ''],
  ])('%j is set as %j', (written, shown) => {
    expect(keepPriceTogether(written)).toBe(shown);
  });
});
