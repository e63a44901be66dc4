import { createContext, use, useSyncExternalStore } from 'react';
import { TAP_LISTS, type Tap, type TapQueue } from './tap-queue';

/** Holds the presses that wait on a screen; null on a screen that only reports a failed press. */
export const TapsContext = createContext<TapQueue | null>(null);

export function useWaitingTaps(queue: TapQueue): readonly Tap[] {
  return useSyncExternalStore(queue.subscribe, queue.list, listNothing);
}

/** Returns the press that waits in a row, if there is one, and the function that takes it back. */
export function useWaitingTap(list: (typeof TAP_LISTS)[Tap['kind']], id: number) {
  const queue = use(TapsContext);
  const taps = useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    queue?.list ?? listNothing,
    listNothing,
  );
  const tap = taps.find((one) => one.id === id && TAP_LISTS[one.kind] === list);
  return tap && queue ? { tap, onUndo: () => queue.remove(tap) } : null;
}

const NOTHING: readonly Tap[] = [];
const listNothing = () => NOTHING;
const subscribeToNothing = () => () => {};
