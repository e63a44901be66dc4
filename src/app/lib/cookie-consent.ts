import { isRecord } from '@/core/is-record';

/** A visitor leaves the banner with one of these; `close` without a choice allows only what is necessary. */
export const COOKIE_ANSWERS = ['all', 'selected', 'none', 'close'] as const;

export const COOKIE_CONSENT_KEY = 'cookieConsent';

export const consentStore = createConsentStore(() => window.localStorage);

/** Local storage keeps a person's choice in this shape. */
export interface CookieConsent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** It is the time of the choice in ISO 8601. */
  timestamp: string;
}

/** A person may allow these beyond what is necessary. */
export type OptionalCookies = Pick<CookieConsent, 'analytics' | 'marketing'>;
type CookieAnswer = (typeof COOKIE_ANSWERS)[number];

/** Reads a stored record; null if there is none or it is not a valid one. */
export function parseConsent(text: string | null): CookieConsent | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { necessary, analytics, marketing, timestamp } = value;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null;
  return { necessary, analytics, marketing, timestamp };
}

/** Returns the record that an answer leads to. Closing a banner that was only opened again changes nothing. */
export function decideConsent(
  answer: CookieAnswer,
  ticked: OptionalCookies,
  stored: CookieConsent | null,
  now: Date,
): CookieConsent {
  if (answer === 'close' && stored) return stored;
  const isAll = answer === 'all';
  const isSelected = answer === 'selected';
  return {
    necessary: true,
    analytics: isAll || (isSelected && ticked.analytics),
    marketing: isAll || (isSelected && ticked.marketing),
    timestamp: now.toISOString(),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reads and writes the choice in this browser. */
interface ConsentStore {
  /** Returns null if nobody has chosen yet. */
  read: () => CookieConsent | null;
  write: (consent: CookieConsent) => void;
}

/**
 * The storage is asked for each time, because a browser that stores nothing throws already there. A choice that it
 * cannot store is valid until the page closes.
 */
export function createConsentStore(storage: () => Storage): ConsentStore {
  let unkept: CookieConsent | null = null;
  return {
    read: () => {
      try {
        return unkept ?? parseConsent(storage().getItem(COOKIE_CONSENT_KEY));
      } catch {
        return unkept;
      }
    },
    write: (consent) => {
      try {
        storage().setItem(COOKIE_CONSENT_KEY, JSON.stringify(consent));
        unkept = null;
      } catch {
        unkept = consent;
      }
    },
  };
}
