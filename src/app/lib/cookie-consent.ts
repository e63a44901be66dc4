import { isRecord } from '@/core/is-record';

/** The banner is left by one of these; `close` without a choice allows what is necessary only. */
export const COOKIE_ANSWERS = ['all', 'selected', 'none', 'close'] as const;

export const COOKIE_CONSENT_KEY = 'cookieConsent';

export const consentStore = createConsentStore(() => window.localStorage);

/** A person's choice, as it stands in local storage. */
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

/** Reads a stored record; null for none and for anything that is not one. */
export function parseConsent(text: string | null): CookieConsent | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { necessary, analytics, marketing, timestamp } = value;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null;
  return { necessary, analytics, marketing, timestamp };
}

/** The record that an answer leads to. Closing again what was opened to look at changes nothing. */
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
  /** Null: nobody has chosen yet. */
  read: () => CookieConsent | null;
  write: (consent: CookieConsent) => void;
}

/** The storage is asked for each time: a browser that keeps nothing throws already there. What it refuses holds until the page goes. */
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
