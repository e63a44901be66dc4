/** Calls back when the browser has time, after `waitMs` at the latest; returns the function that cancels the call. */
export function callWhenIdle(callback: () => void, waitMs: number): () => void {
  // Safari does not have `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback, { timeout: waitMs });
  return () => cancelIdleCallback(idle);
}
