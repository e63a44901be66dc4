export interface Listeners {
  /** Calls the listener at each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** Creates the list of those who are told that something has changed; one who comes or goes meanwhile changes no round. */
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
