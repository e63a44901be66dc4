import { decode, encode, PaymentOptions, type PaymentOrder } from 'bysquare/pay';
import { expect, it } from 'vitest';
import { packPayBySquare } from './pay-by-square';

const order: PaymentOrder = {
  type: PaymentOptions.PaymentOrder,
  amount: 37.5,
  currencyCode: 'EUR',
  variableSymbol: '26000001',
  paymentNote: 'tibor@example.com',
  bankAccounts: [{ iban: 'SK3112000000198742637541', bic: 'TATRSKBX' }],
  beneficiary: { name: 'Pekaren na rohu' },
};

const OWN_WAY = { deburr: false, validate: false };

it('packs an order as the library does, letter by letter', () => {
  expect(packPayBySquare(order)).toBe(encode({ payments: [order] }, OWN_WAY));
});

it.each<[string, Partial<PaymentOrder>]>([
  ['no bank code', { bankAccounts: [{ iban: 'SK3112000000198742637541' }] }],
  ['the longest texts', { paymentNote: 'x.'.repeat(70), beneficiary: { name: 'Zo'.repeat(35) } }],
  // The texts end after different numbers of bits.
  ...Array.from({ length: 10 }, (_, length): [string, Partial<PaymentOrder>] => [
    `a note of ${length + 1} letters`,
    { paymentNote: 'q7@-xZ+eW9'.slice(0, length + 1) },
  ]),
])('says all of an order with %s, in no more letters than the library', (_name, changes) => {
  const model = { payments: [{ ...order, ...changes }] };
  const text = packPayBySquare({ ...order, ...changes });
  expect(decode(text)).toEqual(model);
  expect(text.length).toBeLessThanOrEqual(encode(model, OWN_WAY).length);
});
