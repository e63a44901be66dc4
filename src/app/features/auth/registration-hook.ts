declare global {
  interface Window {
    /** Set by a conversion tracker, where the operator uses one. */
    onRegistrationComplete?: () => void;
  }
}

/** Tells the conversion tracker, if there is one, that somebody has registered. */
export function reportRegistration() {
  window.onRegistrationComplete?.();
}
