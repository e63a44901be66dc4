import { type CopiesChange, readCopiesChange } from '@/app/lib/browser-copies';

/** Calls when the network is back. */
export function whenOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** Calls when the page is left, closed or put aside: a phone may end it without another word. */
export function whenHidden(listener: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', listener);
  };
}

/** Calls when another tab has taken copies away. */
export function whenCopiesChange(listener: (change: CopiesChange) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    const change = readCopiesChange(event);
    if (change) listener(change);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
