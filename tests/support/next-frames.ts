import type { Page } from 'playwright-core';

/**
 * Waits until a page was drawn anew, and until the timers have run that stood in line by then: a busy machine draws late,
 * what is dragged is measured from what is drawn, and keys are listened to from the next timer on.
 */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
