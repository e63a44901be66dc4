import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import { isSlug } from '@/core/slug';
import { listSections } from '@/sections/page/page';
import { getSiteWords } from '../site-words';
import { createDemoSite } from './demo-sites';
import { demoNames, sampleTitles } from './demo-titles';
import { demoTexts, getDemoWords } from './demo-words';
import { renderDemo } from './render-demo';

const input = {
  origin: 'https://example.com',
  assets: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
};

describe.each(LOCALES)('in %s', (locale) => {
  it.each(demoNames)('%s has the address of no website, and no poll', (name) => {
    const { slug, page, language } = createDemoSite(name, locale);
    expect(isSlug(slug)).toBe(false);
    expect(language).toBe(locale);
    expect(listSections(page, 'poll')).toEqual([]);
  });

  it.each(['contact', 'booking', 'products'] as const)(
    'says otherwise, and in no other place, what would be said of a sent %s',
    (form) => {
      const site = getSiteWords(locale)[form];
      const own = demoTexts[locale][form];
      expect(Object.keys(site)).toEqual(expect.arrayContaining(Object.keys(own)));
      expect(getDemoWords(locale)[form]).toEqual({ ...site, ...own });
      const [beginning = ''] = demoTexts[locale].contact.needsScript.split(/[,:]/);
      expect(Object.values(own).join(' ')).toContain(beginning);
    },
  );

  it.each(demoNames)('%s is a page of one language, with a banner that says so too', (name) => {
    const { html } = renderDemo(name, { ...input, locale, isAsked: false });
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${sampleTitles[locale][name]}</title>`);
    expect(html).toContain(`>${demoTexts[locale].start}</a>`);
    for (const other of LOCALES.filter((one) => one !== locale)) {
      expect(html).not.toContain(demoTexts[other].start);
    }
  });
});
