import { useCallback, useSyncExternalStore } from 'react';

/** Returns true if the window matches a media query. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Returns true if things should not glide. It is for motion that no style sheet switches off. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
