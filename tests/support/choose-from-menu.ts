import type { Page } from 'playwright-core';

/** Chooses a command from the menu, because in a narrow window the bar of the editor has room for one button only. */
export async function chooseFromMenu(page: Page, name: string, menu = 'More'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
