import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageData } from '@/contracts/page-data';
import { fileNamesOf, parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import { getEntitlements } from '@/core/plans';
import { checkPage } from '@/sections/page/check-page';
import { getDefinition, sectionTypes } from '@/sections/page/definitions';
import { toPageData } from '@/sections/page/page';
import { renderSite } from '@/site/render-site';
import { toSite } from '@/site/site';
import pictures from '@/templates/pictures.json';
import { templatePage } from '@/templates/template';
import { type TemplateName, templateNames, templates } from '@/templates/templates';

const NOW_MS = 1_795_253_000_000;
const FOLDER = path.resolve(import.meta.dirname, '../../public/images/templates');
const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

const pageOf = (name: TemplateName) => toPageData(templatePage(templates[name], NOW_MS));

function htmlOf(name: TemplateName): string {
  const site = {
    title: 'Our shop',
    slug: 'our-shop',
    language: 'en' as const,
    description: templates[name].description,
    logoUrl: null,
    pageData: pageOf(name),
  };
  return renderSite({ site: toSite(site), origin: 'https://example.com', assets }).html;
}

describe.each(templateNames)('the template %s', (name) => {
  it('is a page that every check leaves as it is', () => {
    const page = pageOf(name);
    expect(pageData.parse(page)).toEqual(page);
    expect(checkPage(page)).toEqual({ page: templatePage(templates[name], NOW_MS), problems: [] });
  });

  it('has distinct ids, of sections and of the things in them', () => {
    const { sections } = pageOf(name);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { type, id } of sections) expect(id).toMatch(new RegExp(`^${type}-\\d{13}$`));
    for (const { content } of sections) {
      const items = Object.values(content).filter(Array.isArray).flat();
      const ids = items.flatMap((item) => item.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('leaves nothing empty on the public page', () => {
    const html = htmlOf(name);
    for (const { id } of pageOf(name).sections) expect(html).toContain(`id="${id}"`);
    expect(html).not.toMatch(/class="[^"]*s-(empty|missing|letter)/);
  });

  it('names each section differently, so that a reader tells them apart', () => {
    const titles = Array.from(
      htmlOf(name).matchAll(/<h2 [^>]*id="[^"]*-t"[^>]*>([^<]+)/g),
      ([, text]) => text,
    );
    expect(titles.length).toBeGreaterThan(8);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has a button that leads to a section', () => {
    const { sections } = pageOf(name);
    const buttonUrl = sections.map(({ content }) => content.buttonUrl).find((url) => url !== undefined);
    expect(sections.map(({ id }) => `#${id}`)).toContain(buttonUrl);
  });

  it('has a description that every plan takes', () => {
    expect(templates[name].description.length).toBeLessThanOrEqual(
      getEntitlements('free').limit('descriptionCharacters'),
    );
  });

  it('shows pictures that are there in all widths, each with words for those who cannot see it', () => {
    const { sections } = pageOf(name);
    const texts = JSON.stringify(sections).match(/\/images\/[^"]+/g) ?? [];
    expect(texts.length).toBeGreaterThanOrEqual(5);
    for (const url of texts) expect(Object.values(pictures)).toContain(url);
    for (const { content } of sections.filter(({ type }) => type === 'gallery')) {
      for (const { alt } of content.images as { alt: string }[]) expect(alt).not.toBe('');
    }
  });
});

it('together they show every type of section that any plan or a feature brings', () => {
  const used = new Set<string>(
    Object.values(templates).flatMap(({ sections }) => sections.map(({ type }) => type)),
  );
  const shown = sectionTypes.filter(
    (type) => getDefinition(type).counted?.limit !== getDefinition(type).feature,
  );
  expect(shown.filter((type) => !used.has(type))).toEqual([]);
});

it('every picture passes for a stored one, and all its files are there', () => {
  const files = Object.values(pictures).flatMap((url) => {
    expect(safeImageUrl(url)).toBe(url);
    expect(parseImageUrl(url)).toMatchObject({ width: 1600 });
    return fileNamesOf(path.basename(url));
  });
  expect(files).toHaveLength(Object.keys(pictures).length * 7);
  for (const file of files)
    expect({ file, isThere: existsSync(path.join(FOLDER, file)) }).toEqual({ file, isThere: true });
});
