import { type CopiesChange, readCopiesChange } from '@/app/lib/browser-copies';

/** Each calls a listener until the returned function is called. */
export interface BrowserEvents {
  /** Calls when the network is back. */
  whenOnline: (listener: () => void) => () => void;
  /** Calls when the page is left, closed or put in the background: a phone may end it without any further event. */
  whenHidden: (listener: () => void) => () => void;
  /** Calls when the page is in the foreground again. */
  whenShown: (listener: () => void) => () => void;
  /** Calls when another tab has removed copies. */
  whenCopiesChange: (listener: (change: CopiesChange) => void) => () => void;
}

export const browserEvents: BrowserEvents = {
  whenOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
  whenHidden(listener) {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', listener);
    };
  },
  whenShown(listener) {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  },
  whenCopiesChange(listener) {
    const handleStorage = (event: StorageEvent) => {
      const change = readCopiesChange(event);
      if (change) listener(change);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
