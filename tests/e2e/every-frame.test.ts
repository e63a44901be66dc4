import { DRAWN_WIDTHS, NARROW_PX, openDrawnPage } from '@tests/support/drawn-page';
import { frameFixtures, toFramedSite, typicalFrame } from '@tests/support/frame-fixtures';
import { LARGE_LETTERS_PX, LETTERS_PX, setLetters } from '@tests/support/letters';
import { listTextFaults } from '@tests/support/text-faults';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import { lookNames } from '@/core/theme';
import { renderSite } from '@/site/render-site';

/** Selects the head of a page, its menu, the name that opens it, its foot, and the bar in reach of a thumb. */
const PARTS = '.l-top, .l-menu, .l-name, .l-foot, .l-dock, .s-header, .s-footer';
const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };

const drawn = openDrawnPage();

/** Every layout of header, footer and dock belongs to some look, and the looks' sheets change them. */
describe.each([null, ...lookNames])('around a page in the look %s', (look) => {
  it.each(Object.entries(frameFixtures))('everything is drawn whole: %s', async (_name, fixture) => {
    const { html } = renderSite({
      site: toFramedSite(fixture, look),
      origin: 'https://example.com',
      assets,
      year: 2026,
    });
    const faults: string[] = [];
    for (const hash of look ? ['', '#menu'] : ['']) {
      await drawn.show(html, hash);
      for (const width of DRAWN_WIDTHS) {
        await drawn.resize(width);
        const found = [...(await listTextFaults(drawn.page, PARTS)), ...(await listCrushed())];
        faults.push(...found.map((fault) => `${width} px${hash}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

describe.each(lookNames)('for the thumb, in the look %s', (look) => {
  it.each(LOCALES)('small and large letters have room on the narrowest phone: %s', async (language) => {
    const site = toFramedSite({ ...typicalFrame, language }, look);
    await drawn.show(renderSite({ site, origin: 'https://example.com', assets, year: 2026 }).html);
    await drawn.resize(NARROW_PX);
    const small = await listTextFaults(drawn.page, '.l-dock');
    await setLetters(drawn.page, LARGE_LETTERS_PX);
    const large = await listTextFaults(drawn.page, '.l-dock');
    await setLetters(drawn.page, LETTERS_PX);
    expect({ small, large }).toEqual({ small: [], large: [] });
  });
});

const MAX_LINES = 14;

/** Lists the links that are so narrow that their letters stand one below the other. */
function listCrushed(): Promise<string[]> {
  return drawn.page.evaluate(
    ([parts = '', lines]) =>
      [...document.querySelectorAll<HTMLElement>(`:is(${parts}) a`)]
        .filter(
          (link) => link.getBoundingClientRect().height > lines * parseFloat(getComputedStyle(link).fontSize),
        )
        .map((link) => `crushed: ${link.textContent?.slice(0, 24)}`),
    [PARTS, MAX_LINES] as const,
  );
}
