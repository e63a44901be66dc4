import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import { isSlug } from '@/core/slug';
import { listSections } from '@/sections/page/page';
import { DEMO_RESULTS } from '@/sections/visitor-kit/demo-answer';
import { getSiteWords } from '../site-words';
import { demoSite } from './demo-sites';
import { demoNames, demoTitles } from './demo-titles';
import { demoTexts, getDemoWords } from './demo-words';
import { renderDemo } from './render-demo';

const input = {
  origin: 'https://example.com',
  assets: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
};

describe.each(LOCALES)('in %s', (locale) => {
  it.each(demoNames)('%s has the address of no website, and a poll that its results fit', (name) => {
    const { slug, page, language } = demoSite(name, locale);
    expect(isSlug(slug)).toBe(false);
    expect(language).toBe(locale);
    const polls = listSections(page, 'poll');
    expect(polls).toHaveLength(1);
    for (const { content } of polls) expect(content.options).toHaveLength(DEMO_RESULTS.results.length);
  });

  it.each(['contact', 'poll', 'booking', 'products'] as const)(
    'says otherwise, and in no other place, what would be said of a sent %s',
    (form) => {
      const site = getSiteWords(locale)[form];
      const own = demoTexts[locale][form];
      expect(Object.keys(site)).toEqual(expect.arrayContaining(Object.keys(own)));
      expect(getDemoWords(locale)[form]).toEqual({ ...site, ...own });
      const [beginning = ''] = demoTexts[locale].poll.needsScript.split(/[,:]/);
      expect(Object.values(own).join(' ')).toContain(beginning);
    },
  );

  it.each(demoNames)('%s is a page of one language, with a banner that says so too', (name) => {
    const { html } = renderDemo(name, { ...input, locale, isAsked: false });
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${demoTitles[locale][name]}</title>`);
    expect(html).toContain(`>${demoTexts[locale].start}</a>`);
    for (const other of LOCALES.filter((one) => one !== locale)) {
      expect(html).not.toContain(demoTexts[other].start);
    }
  });
});
