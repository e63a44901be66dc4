import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns what is open when an answer comes, which may be something else than when its call left. It is null once the
 * panel has gone.
 */
export function useOpenNow<Open>(open: Open | null): RefObject<Open | null> {
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
    return () => {
      openNow.current = null;
    };
  }, [open]);
  return openNow;
}
