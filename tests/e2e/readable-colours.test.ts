import { getSharedChromium } from '@tests/support/chromium';
import { type ColourPair, type Dress, listColourPairs } from '@tests/support/colour-pairs';
import { listVariants } from '@tests/support/layout-variants';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { measureContrast } from '@/core/colour';
import { type GroundName, groundNames, lookNames, type Theme } from '@/core/theme';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { renderSite } from '@/site/render-site';
import { listFitting } from '@/site/style/choose-layouts';
import { composeBrandStyles } from '@/site/theme-styles';

const READABLE = 4.5;
const READABLE_LARGE = 3;
/** Text on the first colour is white, on the second black; the others are the ends of all colours. */
const BRANDS = ['#155b3d', '#fcc327', '#ffffff', '#101010'];
const dresses: Dress[] = [
  {},
  ...BRANDS.map((brand) => ({ brand: brand.slice(1), css: composeBrandStyles(brand) })),
];

let nextPage = '';
let page: Page;
beforeAll(async () => {
  const browser = await getSharedChromium();
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 900 } });
  await page.route('**/*', answer);
});
afterAll(() => page.context().close());

/** Only these variants differ in colours; the others are longer or have other pictures. */
const IS_DRAWN = /^(typical|other \d+)(, no picture)?$/;

/** Lists each layout of a type with its contents, with pictures and without. */
function listSections(type: SectionType): StoredSection[] {
  const drawn = listVariants(type).filter(({ name }) => IS_DRAWN.test(name));
  return drawn.flatMap(({ title, content }, index) => {
    const bare = { id: 'bare', type, title, content, order: 0 };
    const [section] = parsePage({ sections: [bare] }).sections;
    if (!section || section.type === 'unknown') return [];
    return listFitting(section).map(({ name }) => ({
      ...bare,
      id: `${type}-${name}-${index}`,
      layout: name,
    }));
  });
}

const sections = sectionTypes.flatMap(listSections).map((section, order) => ({ ...section, order }));

describe('a page writes nothing that cannot be read, in its colours and in those of an owner', () => {
  it.each(lookNames)('in %s', async (look) => {
    await open({ look });
    expect(await listUnread(groundNames)).toEqual([]);
  });

  it('without a look', async () => {
    await open({});
    expect(await listUnread([undefined, ...groundNames])).toEqual([]);
  });
});

async function listUnread(grounds: readonly (GroundName | undefined)[]): Promise<string[]> {
  const faults: string[] = [];
  for (const ground of grounds) {
    const lists = await listColourPairs(page, ground, dresses);
    for (const [index, pairs] of lists.entries()) {
      expect(pairs.length).toBeGreaterThan(100);
      const worn = `${dresses[index]?.brand ?? 'its colours'} on ${ground ?? 'no'} ground`;
      faults.push(...pairs.filter(isUnread).map((pair) => `${worn}: ${describePair(pair)}`));
    }
  }
  return faults;
}

const isUnread = ({ text, behind, isLarge }: ColourPair) =>
  measureContrast(text, behind) < (isLarge ? READABLE_LARGE : READABLE);

const describePair = ({ place, text, behind }: ColourPair) =>
  `${place}, ${text} on ${behind} is ${measureContrast(text, behind).toFixed(2)}`;

async function open(theme: Theme): Promise<void> {
  const { html } = renderSite({
    site: {
      title: 'Beim Goldenen Löwen',
      description: 'Seit 1898',
      logoUrl: null,
      slug: 'readable-colours',
      language: 'de',
      page: parsePage({ sections, theme }),
      opening: { hours: getDefaultWebsiteHours(), wallTime: '2026-11-23 09:00' },
    },
    origin: 'https://example.com',
    assets: { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' },
    year: 2026,
  });
  nextPage = html;
  await page.goto('http://readable-colours.example/');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Answers with the page alone: the test looks at no colours of pictures or fonts. */
async function answer(route: Route): Promise<void> {
  if (new URL(route.request().url()).pathname !== '/') return route.abort();
  await route.fulfill({ contentType: 'text/html; charset=utf-8', body: nextPage });
}
