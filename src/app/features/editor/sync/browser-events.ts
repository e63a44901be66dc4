import { type CopiesChange, readCopiesChange } from '@/app/lib/browser-copies';

/** Each calls a listener until the returned function is called. */
export interface BrowserEvents {
  /** The network is back. */
  whenOnline: (listener: () => void) => () => void;
  /** The page is left, closed or put aside: a phone may end it without another word. */
  whenHidden: (listener: () => void) => () => void;
  /** Another tab has removed copies. */
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
  whenCopiesChange(listener) {
    const handleStorage = (event: StorageEvent) => {
      const change = readCopiesChange(event);
      if (change) listener(change);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
};
