import type { Page } from 'playwright-core';

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/**
 * Makes the page note the milliseconds from each such event to the second animation frame after it, in which the change
 * is painted.
 */
export async function watchFrames(page: Page, eventType: 'keydown' | 'click'): Promise<void> {
  await page.evaluate((type) => {
    const times: number[] = [];
    window.frameTimes = times;
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => times.push(Math.round((performance.now() - timeStamp) * 10) / 10)),
      );
    window.addEventListener(type, note, { capture: true });
  }, eventType);
}

/** Returns the noted times once there are `count` of them. */
export async function readFrameTimes(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction((enough) => (window.frameTimes?.length ?? 0) >= enough, count);
  return page.evaluate(() => window.frameTimes ?? []);
}
