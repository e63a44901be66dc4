import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageData } from '@/contracts/page-data';
import { listFileNames, parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { LOCALES, type Locale } from '@/core/locale/locale';
import { parsePriceCents } from '@/core/money';
import { getEntitlements } from '@/core/plans';
import { isSampleAccount } from '@/core/sample-account';
import { getDefinition, sectionTypes } from '@/sections/page/definitions';
import { checkPage, listSections, toPageData } from '@/sections/page/page';
import { createDemoSite } from '@/site/demo/demo-sites';
import { renderSite } from '@/site/render-site';
import type { Site } from '@/site/site';
import { allTemplates } from '@/templates/all-templates';
import pictures from '@/templates/trades/pictures.json';
import { createTemplatePage, type Template } from '@/templates/trades/template';
import { type TemplateName, templateNames } from '@/templates/trades/templates';

const NOW_MS = 1_795_253_000_000;
const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const FOLDER = path.join(PUBLIC, 'images/templates');
const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

const templatesIn = LOCALES.flatMap((language) => templateNames.map((name) => ({ language, name })));
const translations = LOCALES.filter((locale) => locale !== 'en');

const pageOf = (name: TemplateName, language: Locale) =>
  toPageData(createTemplatePage(allTemplates[language][name], NOW_MS));

const drawn = (site: Site) => renderSite({ site, origin: 'https://example.com', assets }).html;
const htmlOf = (name: TemplateName, language: Locale) => drawn(createDemoSite(name, language));

describe.each(templatesIn)('the template $name in $language', ({ name, language }) => {
  it('is a page that every check leaves as it is', () => {
    const page = pageOf(name, language);
    expect(pageData.parse(page)).toEqual(page);
    expect(checkPage(page)).toEqual({
      page: createTemplatePage(allTemplates[language][name], NOW_MS),
      problems: [],
    });
  });

  it('has distinct ids, of sections and of the things in them', () => {
    const { sections } = pageOf(name, language);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { type, id } of sections) expect(id).toMatch(new RegExp(`^${type}-\\d{13}$`));
    for (const { content } of sections) {
      const items = Object.values(content).filter(Array.isArray).flat();
      const ids = items.flatMap((item) => item.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leaves nothing empty on the public page', () => {
    const html = htmlOf(name, language);
    for (const { id } of createDemoSite(name, language).page.sections) expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/class="[^"]*s-(empty|missing|letter)/);
  });

  it('names each section differently, so that a reader tells them apart', () => {
    const titles = Array.from(
      htmlOf(name, language).matchAll(/<h2 [^>]*id="[^"]*-t"[^>]*>([^<]+)/g),
      ([, text]) => text,
    );
    expect(titles.length).toBeGreaterThan(7);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has a button that leads to a section', () => {
    const { sections } = pageOf(name, language);
    const buttonUrl = sections.map(({ content }) => content.buttonUrl).find((url) => url !== undefined);
    expect(sections.map(({ id }) => `#${id}`)).toContain(buttonUrl);
  });

  it('has a description that every plan takes', () => {
    expect(allTemplates[language][name].description.length).toBeLessThanOrEqual(
      getEntitlements('free').limit('descriptionCharacters'),
    );
  });

  it('shows pictures that are there in all widths, each with words for those who cannot see it', () => {
    const { sections } = pageOf(name, language);
    const texts = JSON.stringify(sections).match(/\/images\/[^"]+/g) ?? [];
    expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const url of texts.filter((url) => !url.startsWith('/images/looks/'))) {
      expect(Object.values(pictures)).toContain(url);
    }
    for (const url of texts.filter((url) => url.startsWith('/images/looks/'))) {
      expect(toSafeImageUrl(url)).toBe(url);
      expect(existsSync(path.join(PUBLIC, url))).toBe(true);
    }
    for (const { content } of sections.filter(({ type }) => type === 'gallery')) {
      for (const { alt } of content.images as { alt: string }[]) expect(alt).not.toBe('');
    }
  });

  it('sells for a price that can be counted, to an account that takes no money', () => {
    const { sections } = createTemplatePage(allTemplates[language][name], NOW_MS);
    for (const product of listSections({ sections }, 'products').flatMap(({ content }) => content.products)) {
      expect(parsePriceCents(product.price)).toBeGreaterThan(0);
      expect(isSampleAccount(product)).toBe(true);
    }
  });

  it('writes amounts as its language does', () => {
    const prices = JSON.stringify(pageOf(name, language)).match(/"price":"[^"]*€[^"]*"/g) ?? [];
    expect(prices.length).toBeGreaterThan(3);
    const form = language === 'en' ? /"(from )?€[\d,]+(\.\d\d)?(\/m²)?"$/ : /"\D*[\d .]+(,\d\d)? €(\/m²)?"$/;
    for (const price of prices) expect(price).toMatch(form);
  });

  it('leads to nobody: its addresses and numbers are examples', () => {
    const { sections } = createTemplatePage(allTemplates[language][name], NOW_MS);
    const [info] = listSections({ sections }, 'contact-info');
    expect(info?.content.email).toMatch(/@[a-z]+\.example\.com$/);
    // No network gives out these ranges: the Bundesnetzagentur keeps the German ones for films.
    expect(info?.content.phone).toMatch(
      /^(\+421 900 000 \d{3}|\+420 600 000 \d{3}|\+49 (171 39200\d\d|176 040690\d\d|221 4710\d{3}))$/,
    );
    const links = JSON.stringify(pageOf(name, language)).match(/https?:[^"]+/g) ?? [];
    for (const link of links) expect(link).toMatch(/^https:\/\/example\.com\//);
  });
});

describe.each(translations)('the templates in %s', (language) => {
  it.each(templateNames)('have the sections, pictures and style of the English %s', (name) => {
    const { sections, ...rest } = allTemplates[language][name];
    const { sections: originals, ...original } = allTemplates.en[name];
    expect(sections.map(({ type }) => type)).toEqual(originals.map(({ type }) => type));
    expect({ ...rest, description: '' }).toEqual({ ...original, description: '' });
    const urls = (one: object) => JSON.stringify(one).match(/(\/images\/|#)[^"]+/g);
    expect(urls(sections)).toEqual(urls(originals));
  });

  it.each(templateNames)('say nothing in their headings that the English %s says', (name) => {
    const english = new Set(listHeadingWords(name, 'en'));
    expect(listHeadingWords(name, language).filter((word) => english.has(word))).toEqual([]);
  });

  it.each(templateNames)('leave no text of the English %s', (name) => {
    const english = new Set(listTexts(allTemplates.en[name]));
    const left = listTexts(allTemplates[language][name]).filter((text) => english.has(text));
    const kept = [...INTERNATIONAL, ...listNames(allTemplates[language][name])];
    expect(left.filter((text) => !kept.includes(text))).toEqual([]);
  });
});

/** These words are the same in several languages, and one is a setting of the opening hours, which nobody reads. */
const INTERNATIONAL = ['Espresso', 'sauna', 'make', 'website', 'Blower-door test', 'Bungalow 118', 'Winter'];

/** Lists the names of the people and places on a page: neighbours share them. */
function listNames({ sections }: Template): string[] {
  return sections.flatMap(({ type, content }) => {
    if (type === 'reviews') return content.reviews.map(({ name }) => name);
    if (type === 'team') return content.people.map(({ name }) => name);
    if (type === 'contact-info') return [content.name, ...(content.places ?? []).map(({ name }) => name)];
    return type === 'faq' ? content.answeredBy : [];
  });
}

/** Lists the words of four letters and more in large texts of a page; shorter ones are the same by accident. */
function listHeadingWords(name: TemplateName, language: Locale): string[] {
  const html = htmlOf(name, language);
  const headings = Array.from(html.matchAll(/<h2[^>]*>([^<]+)</g), ([, text = '']) => text);
  const words = headings.flatMap((heading) => heading.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []);
  return words.filter((word) => !INTERNATIONAL.includes(word));
}

/** Lists all words of a template that visitors read, without phone numbers, prices and addresses. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return /\p{Letter}{2}/u.test(value) && !/^(https:|\/|#)/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXTS.includes(key) ? [] : listTexts(item)));
}

const NO_TEXTS = [
  'id',
  'type',
  'bookingType',
  'theme',
  'fields',
  'address',
  'email',
  'swiftCode',
  'accountNumber',
  'bookingServiceId',
  'layout',
  'ground',
  'direction',
  'state',
];

describe("the craftsman's weeks", () => {
  const mondaysOn = (today: string) => {
    const page = createTemplatePage(allTemplates.sk.craftsman, NOW_MS, today);
    const [section] = listSections(page, 'hours');
    return section?.content.weeks?.map(({ monday }) => monday);
  };

  it('run from the week in which the page is made', () => {
    expect(mondaysOn('2026-12-27')?.slice(0, 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
    expect(mondaysOn('2026-12-28')?.[0]).toBe('2026-12-28');
    expect(mondaysOn('2026-12-28')).toHaveLength(8);
  });

  it('stand still on samples, whose pictures would change every week', () => {
    expect(htmlOf('craftsman', 'en')).toContain('<time dateTime="2026-11-23">This week</time>');
  });
});

/** A file belongs to its owner, and nobody begins with a vote. */
const WITHOUT_TEMPLATE: readonly string[] = ['downloads', 'poll'];

it('together they show every type of section that any plan or a feature brings', () => {
  const used = new Set<string>(
    Object.values(allTemplates.en).flatMap(({ sections }) => sections.map(({ type }) => type)),
  );
  const shown = sectionTypes.filter(
    (type) => getDefinition(type).counted?.limit !== getDefinition(type).feature,
  );
  expect(shown.filter((type) => !used.has(type))).toEqual(WITHOUT_TEMPLATE);
});

it('every picture passes for a stored one, and all its files are there', () => {
  const files = Object.values(pictures).flatMap((url) => {
    expect(toSafeImageUrl(url)).toBe(url);
    expect(parseImageUrl(url)).toMatchObject({ width: 1600 });
    return listFileNames(path.basename(url));
  });
  expect(files).toHaveLength(Object.keys(pictures).length * 7);
  for (const file of files)
    expect({ file, isThere: existsSync(path.join(FOLDER, file)) }).toEqual({ file, isThere: true });
});

it.each(LOCALES)('a house in the city has rooms by number and their nights in rows, in %s', (language) => {
  const { sections } = pageOf('apartment', language);
  // The template stores no layout: the look proposes both.
  expect(sections.filter(({ layout }) => layout !== undefined)).toEqual([]);
  const html = htmlOf('apartment', language);
  expect(html).toMatch(/<section class="s s-rooms[^>]* data-layout="numbers"/);
  expect(html).toMatch(/<section class="s s-do s-booking[^>]* data-layout="rows"/);
});
