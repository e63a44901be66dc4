import { DRAWN_WIDTHS, NARROW_PX, openDrawnPage } from '@tests/support/drawn-page';
import { listVariants } from '@tests/support/layout-variants';
import { LARGE_LETTERS_PX, LETTERS_PX, setLetters } from '@tests/support/letters';
import { listBrokenWords, listTextFaults } from '@tests/support/text-faults';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { type LookName, lookNames } from '@/core/theme';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { renderSite } from '@/site/render-site';
import { listFitting, listLayouts } from '@/site/style/choose-layouts';

const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };
const opening = { hours: getDefaultWebsiteHours(), wallTime: '2026-11-23 09:00' };

const drawn = openDrawnPage();

/** Lists each variant in each of the layouts that it fits; the ids tell which. */
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

  // Each type is drawn without a look and in one look; the types take the looks in turn. `npm run hardening -- looks`
  // draws all.
  const turn = sectionTypes.indexOf(type) % lookNames.length;
  const looks = process.env.EVERY_LOOK ? lookNames : lookNames.slice(turn, turn + 1);
  const inLooks = looks.map((look): [string, LookName | undefined] => [`in ${look}`, look]);
  it.each([['without a look', undefined], ...inLooks])('is drawn whole %s', async (_how, look) => {
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
  await drawn.resize(NARROW_PX);
  await drawn.show(html);
  // The folded rest of a long list is checked as well.
  await drawn.page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.s-more')) fold.open = true;
  });
  const faults: string[] = [];
  for (const width of DRAWN_WIDTHS) faults.push(...(await findFaultsAt(width)));
  await setLetters(drawn.page, LARGE_LETTERS_PX);
  faults.push(...(await findFaultsAt(NARROW_PX)).map((fault) => `large letters, ${fault}`));
  await setLetters(drawn.page, LETTERS_PX);
  return faults;
}

async function findFaultsAt(width: number): Promise<string[]> {
  await drawn.resize(width);
  const faults = await listTextFaults(drawn.page);
  const broken = await listBrokenWords(drawn.page, 'time');
  return [...faults, ...broken.map((word) => `broken: ${word}`)].map((fault) => `${width} px, ${fault}`);
}
