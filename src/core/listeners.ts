export interface Listeners {
  /** Calls the listener at each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/**
 * Creates a list of listeners who are told that something has changed; a round of calls stays the same when one comes or
 * goes meanwhile.
 */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
