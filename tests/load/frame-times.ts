import type { Page } from 'playwright-core';

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/** From now on a page notes the milliseconds from each such event to the second animation frame after it: what it changed is painted then. */
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

/** What has been noted, once it is so much. */
export async function readFrameTimes(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction((enough) => (window.frameTimes?.length ?? 0) >= enough, count);
  return page.evaluate(() => window.frameTimes ?? []);
}
