import { getSharedChromium } from '@tests/support/chromium';
import { answerByDrawings } from '@tests/support/drawn-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { parsePage } from '@/sections/page/page';
import { renderSite } from '@/site/render-site';

const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** These sections hold more than a visitor wants to see at once. */
const sections: StoredSection[] = [
  {
    id: 'gallery-1',
    type: 'gallery',
    title: 'Bilder',
    order: 0,
    content: {
      images: listNumbers(60).map((number) => ({
        url: `/uploads/manythings000000-${number % 3 === 0 ? '800x1200' : '1600x1067'}.jpg`,
        caption: number % 4 === 0 ? `Bild ${number}` : '',
      })),
    },
  },
  {
    id: 'services-1',
    type: 'services',
    title: 'Preise',
    order: 1,
    content: {
      services: listNumbers(60).map((number) => ({
        id: `s${number}`,
        title: `Leistung ${number}`,
        description: '',
        price: `${number} €`,
      })),
    },
  },
  {
    id: 'reviews-1',
    type: 'reviews',
    title: 'Stimmen',
    order: 2,
    layout: 'wall',
    content: {
      reviews: listNumbers(20).map((number) => ({
        id: `r${number}`,
        text: `Sehr zufrieden, zum ${number}. Mal.`,
        name: `Gast ${number}`,
        about: '',
        source: '',
        sourceUrl: '',
      })),
    },
  },
];

const draw = (theme?: { look: 'ribbon' }) =>
  renderSite({
    site: {
      title: 'Viel zu zeigen',
      description: '',
      logoUrl: null,
      slug: 'many-things',
      language: 'de',
      page: parsePage({ sections, theme }),
    },
    origin: 'https://example.com',
    assets,
    year: 2026,
  }).html;
const html = draw({ look: 'ribbon' });

const LISTS = [
  { items: '#gallery-1 .s-shots > li', button: 'Alle 60 anzeigen', first: 12, all: 60 },
  { items: '#services-1 .s-prices > li', button: 'Alle 60 anzeigen', first: 12, all: 60 },
  { items: '#reviews-1 .s-wall > li', button: 'Alle 20 anzeigen', first: 9, all: 20 },
];

it('a page shows the first of many things, all of them on one press without a script, and all on paper', async () => {
  const browser = await getSharedChromium();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    await page.route('**/*', (route) => answerByDrawings(route, html));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('http://many-things.example/');
    for (const { items, first } of LISTS) await expect.poll(() => countSeen(page, items)).toBe(first);

    await page.emulateMedia({ media: 'print' });
    for (const { items, all } of LISTS) await expect.poll(() => countSeen(page, items)).toBe(all);
    await expect.poll(() => page.getByText('Alle 60 anzeigen').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    for (const { items, button, all } of LISTS) {
      const [section = ''] = items.split(' ');
      const summary = page.locator(section).getByText(button);
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => countSeen(page, items)).toBe(all);
      // The focus stays on the button for the next key; once it is elsewhere, the button is hidden because it has done
      // its work.
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() => summary.evaluate((element) => getComputedStyle(element).position))
        .toBe('absolute');
    }
  } finally {
    await context.close();
  }
});

it('a page that was made before there were looks shows all of them, as it did', () => {
  expect(html.match(/<details class="s-more/g)).toHaveLength(3);
  expect(draw()).not.toContain('<details class="s-more');
});

/** Counts the drawn elements: those in a closed fold have no place on the page. */
function countSeen(page: Page, items: string): Promise<number> {
  return page
    .locator(items)
    .evaluateAll((found) => found.filter((element) => element.checkVisibility()).length);
}
