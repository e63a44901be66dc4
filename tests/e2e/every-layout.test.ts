import path from 'node:path';
import { sharedChromium } from '@tests/support/chromium';
import { listVariants } from '@tests/support/layout-variants';
import { textFaults } from '@tests/support/text-faults';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { parseImageUrl } from '@/core/image-file';
import { type LookName, lookNames } from '@/core/theme';
import { defaultWebsiteHours } from '@/core/website-hours';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { renderSite } from '@/site/render-site';
import { listFitting, listLayouts } from '@/site/style/choose-layouts';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const WIDTHS = [320, 768, 1200];
const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };
const opening = { hours: defaultWebsiteHours(), wallTime: '2026-11-23 09:00' };

/** The page that is drawn next, in the one window of this file: a window of its own for each costs as much as drawing a small one. */
let nextPage = '';
let page: Page;
beforeAll(async () => {
  const browser = await sharedChromium();
  page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('**/*', answer);
});
afterAll(() => page.context().close());

/** Each variant in each of the layouts that it fits; their ids tell which. */
function listSections(type: SectionType): StoredSection[] {
  return listVariants(type).flatMap(({ name, title, content }, index) => {
    const bare = { id: 'bare', type, title, content, order: 0 };
    const [section] = parsePage({ sections: [bare] }).sections;
    if (!section || section.type === 'unknown') throw new Error(`${type} cannot read ${name}`);
    return listFitting(section).map((layout) => ({
      ...bare,
      id: `${layout.name}-${index}-${name}`.replace(/\W+/g, '-'),
      layout: layout.name,
    }));
  });
}

const sectionsOf = new Map(sectionTypes.map((type) => [type, listSections(type)]));

describe.each(sectionTypes)('%s', (type) => {
  const sections = sectionsOf.get(type) ?? [];
  it('has content for each of its layouts', () => {
    const drawn = new Set(sections.map(({ layout }) => layout));
    expect(listLayouts(type).filter(({ name }) => !drawn.has(name))).toEqual([]);
  });

  // Each type without a look, and in one of the looks, which take turns; `npm run hardening -- looks` has all.
  const turn = sectionTypes.indexOf(type) % lookNames.length;
  const looks = process.env.EVERY_LOOK ? lookNames : lookNames.slice(turn, turn + 1);
  const drawn = looks.map((look): [string, LookName | undefined] => [`in ${look}`, look]);
  it.each([['without a look', undefined], ...drawn])('is drawn whole %s', async (_how, look) => {
    const { html } = renderSite({
      site: {
        title: 'Beim Goldenen Löwen',
        description: '',
        logoUrl: null,
        slug: 'every-layout',
        language: 'de',
        page: parsePage({
          sections: sections.map((section, order) => ({ ...section, order })),
          theme: look && { look },
        }),
        opening,
      },
      origin: 'https://example.com',
      assets,
      year: 2026,
    });
    expect(await findFaults(html)).toEqual([]);
  });
});

async function findFaults(html: string): Promise<string[]> {
  nextPage = html;
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
  await page.goto('http://every-layout.example/');
  await page.evaluate(() => document.fonts.ready);
  // The rest of a long list is to be right as well.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.s-more')) fold.open = true;
  });
  const faults: string[] = [];
  for (const width of WIDTHS) faults.push(...(await faultsAt(width)));
  return faults;
}

async function faultsAt(width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const faults = await textFaults(page);
  return faults.map((fault) => `${width} px, ${fault}`);
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
