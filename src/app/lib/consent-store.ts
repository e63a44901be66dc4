import { type CookieConsent, parseConsent } from './cookie-consent';

export const COOKIE_CONSENT_KEY = 'cookieConsent';

/** Where this browser keeps what somebody has allowed. */
export interface ConsentStore {
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

export const consentStore = createConsentStore(() => window.localStorage);
