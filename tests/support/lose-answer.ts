import type { Route } from 'playwright-core';

/** For `page.route`: the server does what it is asked for, and the browser never hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}
