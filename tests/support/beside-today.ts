import type { Locator, Page } from 'playwright-core';

/** Leaves out what is found in the day above an admin's tabs and dialogs, which shows some of the same. */
export const getBesideToday = (page: Page, found: Locator): Locator =>
  found.and(page.locator(':not(.today *)'));

/** Presses the first button of a name outside that day. */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> =>
  getBesideToday(page, page.getByRole('button', { name })).first().click();
