import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 640px)';

/** Whether the owner's own screen is a phone: there is no room for a desktop then. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}

function subscribe(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
