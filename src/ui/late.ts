import { useSyncExternalStore } from 'react';

/** What a script holds; null while it is on its way, and for good when it could not be fetched. */
export type LateState<Parts> = { parts: Parts; hasFailed: false } | { parts: null; hasFailed: boolean };

export interface Late<Parts> {
  /** Fetches the script unless it was asked for before. */
  load: () => void;
  /** How the script stands; whoever uses it fetches it. */
  useLate: () => LateState<Parts>;
}

const ON_ITS_WAY = { parts: null, hasFailed: false } as const;
const FAILED = { parts: null, hasFailed: true } as const;

/**
 * Parts of a screen whose script follows the screen's own, so that the screen itself is there sooner. Once fetched they
 * are drawn at once; React's `lazy` would leave what it drew first for another 0.3 s.
 */
export function late<Parts>(fetchParts: () => Promise<Parts>): Late<Parts> {
  const listeners = new Set<() => void>();
  let isAsked = false;
  let state: LateState<Parts> = ON_ITS_WAY;

  function change(next: LateState<Parts>) {
    state = next;
    for (const listener of [...listeners]) listener();
  }
  function load() {
    if (isAsked) return;
    isAsked = true;
    fetchParts().then(
      (parts) => change({ parts, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        change(FAILED);
      },
    );
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    load();
    return () => listeners.delete(listener);
  }
  return {
    load,
    useLate: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => ON_ITS_WAY,
      ),
  };
}
