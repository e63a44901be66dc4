import { vi } from 'vitest';

/** A busy machine may take its time: a test fails because of what it sees, not because of how long that took. */
const WAIT = { timeout: 30_000 };

/** Calls until the callback does not throw, and returns its result; Vitest's own function gives up after a second. */
export function waitFor<Value>(callback: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(callback, WAIT);
}
