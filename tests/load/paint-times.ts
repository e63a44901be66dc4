import type { Page } from 'playwright-core';

declare global {
  interface Window {
    paints?: { largestMs: number; shift: number };
  }
}

export interface PaintTimes {
  /** Returns the milliseconds from the start of the visit to the largest contentful paint so far. */
  largest(): Promise<number>;
  /** Scrolls the page to its end, and returns the sum of all layout shifts that no input caused. */
  shiftAfterScrolling(): Promise<number>;
}

/** Notes the paints and shifts of the next page that opens. */
export async function watchPaints(page: Page): Promise<PaintTimes> {
  await page.addInitScript(() => {
    const paints = { largestMs: 0, shift: 0 };
    window.paints = paints;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largestMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (!entry.hadRecentInput) paints.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const paints = async () => (await page.evaluate(() => window.paints)) ?? { largestMs: 0, shift: 0 };
  return {
    async largest() {
      const { largestMs } = await paints();
      if (largestMs === 0) throw new Error(`${page.url()} painted nothing.`);
      return largestMs;
    },
    async shiftAfterScrolling() {
      await page.evaluate(async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy({ top: innerHeight, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await page.waitForLoadState('networkidle');
      return (await paints()).shift;
    },
  };
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}
