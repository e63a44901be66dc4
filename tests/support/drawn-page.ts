import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { parseImageUrl } from '@/core/image-file';
import { getSharedChromium } from './chromium';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const ORIGIN = 'http://drawn-page.example/';
/** Pages are drawn at these widths, in pixels; the first is the narrowest. */
export const NARROW_PX = 320;
export const DRAWN_WIDTHS = [NARROW_PX, 768, 1200];

/**
 * Draws one page after the other in one window, for a test file without a product: a window for each page would double
 * the time.
 */
export interface DrawnPage {
  page: Page;
  /** Shows a document, scrolled to `hash`, once its fonts are loaded. */
  show(html: string, hash?: string): Promise<void>;
  resize(width: number): Promise<void>;
}

/** Opens the window for the tests of a file, without scripts, and closes it after them. */
export function openDrawnPage(): DrawnPage {
  let shown = '';
  const drawn = {
    async show(html, hash = '') {
      shown = html;
      await drawn.page.goto(ORIGIN + hash);
      await drawn.page.evaluate(() => document.fonts.ready);
    },
    resize: (width) => drawn.page.setViewportSize({ width, height: 900 }),
  } as DrawnPage;
  beforeAll(async () => {
    const browser = await getSharedChromium();
    drawn.page = await browser.newPage({ javaScriptEnabled: false });
    await drawn.page.route('**/*', (route) => answerByDrawings(route, shown));
  });
  afterAll(() => drawn.page.context().close());
  return drawn;
}

/** Answers with the page, and with drawings in place of its pictures, each as large as its address says. */
export async function answerByDrawings(route: Route, html: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(PUBLIC, pathname) });
  if (route.request().resourceType() !== 'image') return route.abort();
  const { width, height } = parseImageUrl(pathname) ?? { width: 120, height: 80 };
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return route.fulfill({ contentType: 'image/svg+xml', body });
}
