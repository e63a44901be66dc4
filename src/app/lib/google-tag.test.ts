import { expect, it } from 'vitest';
import { toConsentMode, toReportedAddress, toReportedReferrer } from './google-tag';

it('lets analytics store what it needs, and nothing of advertising', () => {
  expect(toConsentMode({ analytics: true, marketing: false })).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

it('lets advertising have its three, and nothing of analytics', () => {
  expect(toConsentMode({ analytics: false, marketing: true })).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});

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
  expect(toReportedAddress(address)).toBe(told);
});

it.each([
  ['https://example.com/api/payments/sandbox/pi_1_secret_2', 'https://example.com/'],
  ['https://example.com/reset-password', 'https://example.com/'],
  ['https://search.example.org/results?q=salon', 'https://search.example.org/results'],
  ['', ''],
])('the referrer %s is told as %s', (address, told) => {
  expect(toReportedReferrer(address, 'https://example.com')).toBe(told);
});
