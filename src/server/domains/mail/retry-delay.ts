const MINUTE_MS = 60_000;
const WAIT_MINUTES = [1, 5, 30, 2 * 60, 12 * 60, 24 * 60];
export const MAX_ATTEMPTS = WAIT_MINUTES.length + 1;

/** How long to wait after so many failed attempts, in milliseconds; null when it is time to give up. */
export function retryDelay(attempts: number): number | null {
  const minutes = WAIT_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}
