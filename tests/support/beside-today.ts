import type { Locator, Page } from 'playwright-core';

/** The tabs of an admin and its dialogs, without the day above them, which shows some of the same. */
export const besideToday = (page: Page, found: Locator): Locator => found.and(page.locator(':not(.today *)'));
