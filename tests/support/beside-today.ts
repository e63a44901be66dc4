import type { Locator, Page } from 'playwright-core';

/** The tabs of an admin and its dialogs, without the day above them, which shows some of the same. */
export const getBesideToday = (page: Page, found: Locator): Locator =>
  found.and(page.locator(':not(.today *)'));

/** Presses the first button of a name that stands there. */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> =>
  getBesideToday(page, page.getByRole('button', { name })).first().click();
