import type { Page } from 'playwright-core';

/**
 * Counts what an owner does on a page from now on: each tap or click, and each field that is typed in once. Returns a
 * function that reads the count; a new document begins at zero.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const typed = new Set<EventTarget | null>();
    let taps = 0;
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));
    const tap = ({ target }: Event) => {
      if (!isTyped(target)) taps += 1;
    };
    const type = ({ target }: Event) => {
      if (isTyped(target)) typed.add(target);
    };
    addEventListener('pointerdown', tap, true);
    addEventListener('input', type, true);
    Object.assign(window, { presses: () => taps + typed.size });
  });
  return () => page.evaluate(() => (window as unknown as { presses: () => number }).presses());
}
