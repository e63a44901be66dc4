import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSharedChromium } from '@tests/support/chromium';
import { WatchedPage } from '@tests/support/watched-page';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/core/locale/locale';
import { createDemoSite } from '@/site/demo/demo-sites';
import { renderSite } from '@/site/render-site';
import { type TemplateName, templateNames } from '@/templates/trades/templates';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };
const WIDTHS = [320, 1440];

let nextPage = '';
let visitor: WatchedPage;
beforeAll(async () => {
  const browser = await getSharedChromium();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/*', answer);
  visitor = new WatchedPage(page);
});
afterAll(() => visitor.page.context().close());

afterEach(() => visitor.page.emulateMedia({ media: 'screen', forcedColors: 'none' }));

async function show(name: TemplateName, language: Locale): Promise<void> {
  const site = createDemoSite(name, language, '2026-11-23 09:00');
  nextPage = renderSite({ site, origin: 'https://example.com', assets, year: 2026 }).html;
  await visitor.page.goto('http://template-languages.example/');
}

/** `templates.test.ts` checks English as the product serves it. */
describe.each(LOCALES.filter((locale) => locale !== 'en'))('in %s', (language) => {
  it.each(templateNames)('the template %s can be read by everybody, and fits its window', async (name) => {
    const { page } = visitor;
    await show(name, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ width, beyond }).toEqual({ width, beyond: 0 });
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await visitor.expectAccessible(`${name} in ${language}`);
  });
});

/** These checks do not depend on the words, so one language is enough. */
describe('what is not a coloured screen', () => {
  it.each(templateNames)('the template %s is dark ink on white paper, without its controls', async (name) => {
    await show(name, 'de');
    await visitor.page.emulateMedia({ media: 'print' });
    expect(await listOnPaper(visitor.page)).toEqual([]);
  });

  it.each(templateNames)('the template %s keeps its drawings and buttons in forced colours', async (name) => {
    await show(name, 'de');
    for (const width of WIDTHS) {
      await visitor.page.setViewportSize({ width, height: 900 });
      await visitor.page.emulateMedia({ media: 'screen', forcedColors: 'active' });
      expect({ width, lost: await listLost(visitor.page) }).toEqual({ width, lost: [] });
    }
  });
});

/** Lists the controls and the light texts that are printed: browsers print no grounds. */
function listOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('.site *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg'),
    );
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} '${element.textContent?.trim().slice(0, 24)}'`;
    const controls = seen.filter((element) => element.matches('.s-btn, .l-burger, .l-dock, button, nav'));
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const light = seen.filter((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return hasText(element) && red + green + blue > 3 * 128;
    });
    return [
      ...controls.map((element) => `is a control: ${nameOf(element)}`),
      ...light.map((element) => `is light: ${nameOf(element)}`),
    ];
  });
}

/**
 * Lists the elements that get lost where the browser sets the colours: drawings that are a ground behind a mask, and
 * bare buttons.
 */
function listLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('.site, .site *')].filter((element) =>
      element.checkVisibility(),
    );
    const ink = getComputedStyle(document.body).color;
    return seen.flatMap((element) => {
      const masked = [null, '::before', '::after'].filter((part) => {
        const style = getComputedStyle(element, part);
        const isThere = style.display !== 'none' && (part === null || style.content !== 'none');
        const isDrawn = style.maskImage.startsWith('url(') && !element.querySelector('img');
        // A lower drawing is the edge of a ground, which nobody sees in these colours.
        const isLarge = parseFloat(style.height) > 150 && parseFloat(style.width) > innerWidth / 2;
        const hasInk = style.forcedColorAdjust === 'none' && style.backgroundColor === ink;
        return isThere && isDrawn && isLarge && !hasInk;
      });
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      const isBare = element.matches('.s-btn') && (borderTopStyle === 'none' || borderTopWidth === '0px');
      return [
        ...masked.map((part) => `has no ink: ${element.className}${part ?? ''}`),
        ...(isBare ? [`has no edge: ${element.textContent}`] : []),
      ];
    });
  });
}

/** Answers with the page, or with a file of ours; other tests check what the page's scripts add. */
async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = path.join(PUBLIC, pathname);
  if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: nextPage });
  if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' });
  return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
}
