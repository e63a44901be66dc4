import type { Page } from 'playwright-core';

/** Chooses a command that is no button in a narrow window: the bar of the editor has room for one. */
export async function chooseFromMenu(page: Page, name: string, menu = 'More'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
