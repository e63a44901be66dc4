import { vi } from 'vitest';

/** A busy machine may take its time: a test fails by what it sees, not by how long that took. */
const WAIT = { timeout: 30_000 };

/** Calls until it throws no more, and answers what it returns then; Vitest's own gives up after a second. */
export function waitFor<Value>(callback: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(callback, WAIT);
}
