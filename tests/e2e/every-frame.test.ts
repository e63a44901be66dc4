import path from 'node:path';
import { sharedChromium } from '@tests/support/chromium';
import { frameFixtures, toFramedSite } from '@tests/support/frame-fixtures';
import { textFaults } from '@tests/support/text-faults';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseImageUrl } from '@/core/image-file';
import { lookNames } from '@/core/theme';
import { renderSite } from '@/site/render-site';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const WIDTHS = [320, 768, 1200];
/** The head of a page, its menu, the name that opens it, its foot, and what a thumb reaches. */
const PARTS = '.l-top, .l-menu, .l-name, .l-foot, .l-dock, .s-header, .s-footer';
const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };

let nextPage = '';
let page: Page;
beforeAll(async () => {
  const browser = await sharedChromium();
  page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/*', answer);
});
afterAll(() => page.context().close());

/** All layouts of header, footer and dock are those of some look, and its sheets change them. */
describe.each([null, ...lookNames])('around a page in the look %s', (look) => {
  it.each(Object.entries(frameFixtures))('everything is drawn whole: %s', async (_name, fixture) => {
    nextPage = renderSite({
      site: toFramedSite(fixture, look),
      origin: 'https://example.com',
      assets,
      year: 2026,
    }).html;
    const faults: string[] = [];
    for (const hash of look ? ['', '#menu'] : ['']) {
      await page.goto(`http://every-frame.example/${hash}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await textFaults(page, PARTS)), ...(await listCrushed())];
        faults.push(...found.map((fault) => `${width} px${hash}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

const MAX_LINES = 14;

/** Lists the links that are so narrow that their letters stand below each other. */
function listCrushed(): Promise<string[]> {
  return page.evaluate(
    ([parts = '', lines]) =>
      [...document.querySelectorAll<HTMLElement>(`:is(${parts}) a`)]
        .filter(
          (link) => link.getBoundingClientRect().height > lines * parseFloat(getComputedStyle(link).fontSize),
        )
        .map((link) => `crushed: ${link.textContent?.slice(0, 24)}`),
    [PARTS, MAX_LINES] as const,
  );
}

/** Answers with the page, and with drawings in place of its pictures, each as large as its address says. */
async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: nextPage });
  if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(PUBLIC, pathname) });
  if (route.request().resourceType() !== 'image') return route.abort();
  const { width, height } = parseImageUrl(pathname) ?? { width: 120, height: 80 };
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return route.fulfill({ contentType: 'image/svg+xml', body });
}
