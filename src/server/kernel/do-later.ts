const SOONEST_MS = 1000;
const LATEST_MS = 4000;

/** Puts work off; a failure goes to `fail`, because nobody waits for it. */
export type DoLater = (work: () => Promise<void>, fail: (error: unknown) => void) => void;

/** Does work at some moment of the next seconds, so that nobody finds out by the time of another call what it was. */
export const doLater: DoLater = (work, fail) => {
  const delay = SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS);
  setTimeout(() => void work().catch(fail), delay).unref();
};
