import type { Page } from 'playwright-core';

/**
 * Waits until a page was drawn anew, and until the timers that waited by then have run: a busy machine draws late, a
 * drag is measured from the drawn page, and keys are listened to from the next timer on.
 */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
