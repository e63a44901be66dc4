import { expect, it } from 'vitest';
import { consentMode } from './consent-mode';

it('lets analytics store what it needs, and nothing of advertising', () => {
  expect(consentMode({ analytics: true, marketing: false })).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

it('lets advertising have its three, and nothing of analytics', () => {
  expect(consentMode({ analytics: false, marketing: true })).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});
