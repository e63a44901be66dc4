import type { Page } from 'playwright-core';

/** These are letters at 100 % and at 150 %, as people set them in their browser. */
export const LETTERS_PX = 16;
export const LARGE_LETTERS_PX = 24;

/** Sets the size of a browser's letters, in pixels, as its settings do. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}
