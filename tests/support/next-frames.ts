import type { Page } from 'playwright-core';

/** Waits until a page was drawn anew: a busy machine draws late, and what is dragged is measured from what is drawn. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
