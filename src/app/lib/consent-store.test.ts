import { testStorage } from '@tests/support/test-storage';
import { expect, it } from 'vitest';
import { COOKIE_CONSENT_KEY, createConsentStore } from './consent-store';
import type { CookieConsent } from './cookie-consent';

const consent: CookieConsent = {
  necessary: true,
  analytics: true,
  marketing: false,
  timestamp: '2026-11-21T12:00:00.000Z',
};

it('keeps a consent under its name, for the next page too', () => {
  const storage = testStorage();
  createConsentStore(() => storage).write(consent);
  expect(JSON.parse(storage.getItem('cookieConsent') ?? '')).toEqual(consent);
  expect(createConsentStore(() => storage).read()).toEqual(consent);
});

it('takes what it cannot read as no consent', () => {
  const storage = testStorage();
  storage.setItem(COOKIE_CONSENT_KEY, '{"necessary":');
  expect(createConsentStore(() => storage).read()).toBe(null);
});

it('holds for this page what the browser does not keep', () => {
  const blocked = createConsentStore(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(blocked.read()).toBe(null);
  blocked.write(consent);
  expect(blocked.read()).toEqual(consent);
});

it('lets a withdrawal that found no room count before what is kept', () => {
  const full = testStorage(JSON.stringify(consent).length);
  const store = createConsentStore(() => full);
  store.write(consent);
  const withdrawn = { ...consent, analytics: false };
  store.write(withdrawn);
  expect(store.read()).toEqual(withdrawn);
});
