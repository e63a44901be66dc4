/** The answers are kept here, among the copies of this browser. */
export const KEPT_RUN = 'first-run';

export const FIRST_RUN_KEY = 'firstRunOver';

/** Returns true if an owner has skipped or finished the first run in this browser; that outlives the session. */
export function isRunOver(userId: number): boolean {
  return readOver().includes(userId);
}

export function endRun(userId: number): void {
  try {
    const others = readOver().filter((id) => id !== userId);
    localStorage.setItem(FIRST_RUN_KEY, JSON.stringify([...others, userId]));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

/** Several owners may use a browser. */
function readOver(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(FIRST_RUN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
