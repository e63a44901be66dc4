import { reportEvent } from '@/app/lib/tracking/google-tag';

declare global {
  interface Window {
    /** Set by a conversion tracker, where the operator uses one. */
    onRegistrationComplete?: () => void;
  }
}

/** The tag goes with this page, so it gets a moment to tell what happened here. */
const TOLD_WITHIN_MS = 1000;

/**
 * Tells the conversion tracker, if there is one, that somebody has registered; Google's tag only if they allow it. It is
 * done when they were told.
 */
export function reportRegistration(): Promise<void> {
  window.onRegistrationComplete?.();
  return new Promise((resolve) => {
    const isTelling = reportEvent('sign_up', { event_callback: () => resolve() });
    if (isTelling) setTimeout(resolve, TOLD_WITHIN_MS);
    else resolve();
  });
}
