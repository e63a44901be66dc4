import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

export interface HeldCalls {
  /**
   * Counts the calls that came so far, held or not. To prove that there was one, read it when the call's effect is
   * seen.
   */
  readonly count: number;
  /** Waits for the next call: a button may say 'Sending' before its call has arrived here. */
  next(): Promise<Route>;
  /** Lets all held calls go, and those that are still to come. */
  letGo(): Promise<void>;
}

/** Holds the calls to an address until they are let go, and counts them. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<HeldCalls> {
  const held: Route[] = [];
  let count = 0;
  let isOpen = false;
  await page.route(address, async (route) => {
    count += 1;
    if (isOpen) await route.continue();
    else held.push(route);
  });
  // The page knows the route before it answers this; a key that is pressed at once could come before it.
  await page.evaluate(() => undefined);
  return {
    get count() {
      return count;
    },
    async next() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      return held.shift() as Route;
    },
    async letGo() {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}
