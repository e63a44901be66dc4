import { expect, it } from 'vitest';
import { reportedAddress } from './reported-address';

it.each([
  ['https://example.com/reset-password?token=secret', 'https://example.com/reset-password'],
  ['https://example.com/payment-success?payment_intent=pi_1#top', 'https://example.com/payment-success'],
  [
    'https://example.com/?utm_source=a%20b&next=%2Feditor&gclid=7',
    'https://example.com/?utm_source=a+b&gclid=7',
  ],
  ['https://user:password@example.com/', 'https://example.com/'],
  ['', ''],
])('%s is told as %s', (address, told) => {
  expect(reportedAddress(address)).toBe(told);
});
