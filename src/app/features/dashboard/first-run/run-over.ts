import { listNotedOwners } from '@/app/lib/noted-owners';

/** The browser keeps the answers under this name. */
export const KEPT_RUN = 'first-run';

export const FIRST_RUN_KEY = 'firstRunOver';

/**
 * Returns true if an owner has skipped or finished the first run in this browser, which remembers it after the session has
 * ended.
 */
export function isRunOver(userId: number): boolean {
  return listOver().includes(userId);
}

/** Lists the owners who have finished or skipped it in this browser. */
export const listOver = () => listNotedOwners(FIRST_RUN_KEY);
