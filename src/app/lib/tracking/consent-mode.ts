import type { OptionalCookies } from '../cookie-consent';

type Signal = 'granted' | 'denied';

/** A choice in the words of Google's consent mode. */
export function consentMode({ analytics, marketing }: OptionalCookies) {
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}

function signal(isAllowed: boolean): Signal {
  return isAllowed ? 'granted' : 'denied';
}
