/** The answers are kept here, among the copies of this browser. */
export const KEPT_RUN = 'first-run';

export const FIRST_RUN_KEY = 'firstRunOver';

/** Returns true if an owner has skipped or finished the first run in this browser; that outlives the session. */
export function isRunOver(userId: number): boolean {
  return listOver().includes(userId);
}

/** Lists the owners who have: several may use a browser. */
export function listOver(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(FIRST_RUN_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
