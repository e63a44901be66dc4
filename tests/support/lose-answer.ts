import type { Route } from 'playwright-core';

/** Handles a route so that the server does what it is asked for, and the browser never gets the answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}
