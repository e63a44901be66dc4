/** Calls back when the browser has time, after `waitMs` at the latest; answers the function that takes this back. */
export function callWhenIdle(callback: () => void, waitMs: number): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback, { timeout: waitMs });
  return () => cancelIdleCallback(idle);
}
