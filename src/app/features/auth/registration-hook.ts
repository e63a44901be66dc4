import { reportEvent } from '@/app/lib/tracking/google-tag';

declare global {
  interface Window {
    /** Set by a conversion tracker, where the operator uses one. */
    onRegistrationComplete?: () => void;
  }
}

/** Tells the conversion tracker, if there is one, that somebody has registered; Google's tag only if they allow it. */
export function reportRegistration() {
  window.onRegistrationComplete?.();
  reportEvent('sign_up');
}
