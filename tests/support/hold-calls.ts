import type { Page, Route } from 'playwright-core';

/** Holds the calls to an address until they are let go, and counts them. */
export async function holdCalls(page: Page, address: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return held;
}
