import type { Page } from 'playwright-core';

/** In a narrow window the bar of the editor has one command as a button; the others are in its menu. */
export async function chooseFromMenu(page: Page, name: string, menu = 'More'): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
