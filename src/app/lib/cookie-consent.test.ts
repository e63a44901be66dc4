import { createTestStorage } from '@tests/support/test-storage';
import { describe, expect, it } from 'vitest';
import {
  COOKIE_CONSENT_KEY,
  type CookieConsent,
  createConsentStore,
  decideConsent,
  parseConsent,
} from './cookie-consent';

const now = new Date('2026-11-21T12:00:00.000Z');
const nothing = { analytics: false, marketing: false };
const stored: CookieConsent = {
  necessary: true,
  analytics: true,
  marketing: false,
  timestamp: '2026-10-01T08:00:00.000Z',
};

describe('a stored consent', () => {
  it('is read as it was written', () => {
    expect(parseConsent(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '{"necessary":true,"analytics":true',
    JSON.stringify({ ...stored, necessary: false }),
    JSON.stringify({ ...stored, analytics: 'true' }),
    JSON.stringify({ ...stored, marketing: undefined }),
    JSON.stringify({ ...stored, timestamp: 'yesterday' }),
    JSON.stringify({ ...stored, timestamp: 7 }),
  ])('counts as none when it is %j', (text) => {
    expect(parseConsent(text)).toBe(null);
  });
});

describe('an answer', () => {
  it.each([
    ['all', nothing, { analytics: true, marketing: true }],
    ['selected', { analytics: false, marketing: true }, { analytics: false, marketing: true }],
    ['selected', nothing, nothing],
    ['none', { analytics: true, marketing: true }, nothing],
    ['close', { analytics: true, marketing: true }, nothing],
  ] as const)('%s with %j ticked allows %j', (answer, ticked, allowed) => {
    const expected = { necessary: true, ...allowed, timestamp: '2026-11-21T12:00:00.000Z' };
    expect(decideConsent(answer, ticked, null, now)).toEqual(expected);
  });

  it('takes the place of the one before, but closing leaves it', () => {
    expect(decideConsent('none', nothing, stored, now)).toMatchObject(nothing);
    expect(decideConsent('close', nothing, stored, now)).toBe(stored);
  });
});

const consent: CookieConsent = {
  necessary: true,
  analytics: true,
  marketing: false,
  timestamp: '2026-11-21T12:00:00.000Z',
};

it('keeps a consent under its name, for the next page too', () => {
  const storage = createTestStorage();
  createConsentStore(() => storage).write(consent);
  expect(JSON.parse(storage.getItem('cookieConsent') ?? '')).toEqual(consent);
  expect(createConsentStore(() => storage).read()).toEqual(consent);
});

it('takes what it cannot read as no consent', () => {
  const storage = createTestStorage();
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
  const full = createTestStorage(JSON.stringify(consent).length);
  const store = createConsentStore(() => full);
  store.write(consent);
  const withdrawn = { ...consent, analytics: false };
  store.write(withdrawn);
  expect(store.read()).toEqual(withdrawn);
});
