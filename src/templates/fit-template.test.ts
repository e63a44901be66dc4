import { expect, test } from 'vitest';
import { tiers } from '@/core/plans';
import { findLockedFeature, toPageData } from '@/sections/page/page';
import { allTemplates } from './all-templates';
import { fitTemplate } from './fit-template';
import { createTemplatePage, type Template } from './trades/template';

const { salon, restaurant } = allTemplates.en;
const nothing = { sectionTypes: [], hasFewerPictures: false, hasFewerLinks: false, isWithoutStyle: false };

const typesOf = (template: typeof salon) => [...new Set(template.sections.map(({ type }) => type))];
const listed = (template: typeof salon, key: 'images' | 'links') =>
  template.sections.flatMap(({ content }) => Object.values((key in content && content[key as never]) || {}));

test.each(['premium', 'trial'] as const)('%s gets all of it', (tier) => {
  expect(fitTemplate(restaurant, tier)).toEqual({ template: restaurant, leftOut: nothing });
});

test('standard goes without products, and has the look', () => {
  const { template, leftOut } = fitTemplate(restaurant, 'standard');
  expect(typesOf(template)).not.toContain('products');
  expect(typesOf(template)).toEqual(expect.arrayContaining(['booking', 'reviews', 'contact']));
  // Every plan has the look of a template.
  expect(template.theme).toEqual(restaurant.theme);
  expect(leftOut).toEqual({ ...nothing, sectionTypes: ['products'] });
});

test('standard has five pictures', () => {
  const [gallery] = salon.sections.filter(({ type }) => type === 'gallery');
  const twoGalleries = { ...salon, sections: [gallery, gallery].filter((section) => !!section) };
  const { template, leftOut } = fitTemplate(twoGalleries, 'standard');
  expect(listed(twoGalleries, 'images').length).toBeGreaterThan(5);
  expect(listed(template, 'images')).toEqual(listed(twoGalleries, 'images').slice(0, 5));
  expect(leftOut).toEqual({ ...nothing, hasFewerPictures: true });
});

test('free keeps what can be read: three pictures, one link, nothing that visitors do', () => {
  const { template, leftOut } = fitTemplate(salon, 'free');
  expect(typesOf(template)).toEqual([
    'hero',
    'description',
    'services',
    'gallery',
    'faq',
    'hours',
    'contact-info',
    'social',
  ]);
  expect(listed(template, 'images')).toHaveLength(3);
  expect(listed(template, 'links')).toEqual(['https://example.com/instagram']);
  expect(leftOut).toEqual({
    sectionTypes: ['reviews', 'booking', 'contact'],
    hasFewerPictures: true,
    hasFewerLinks: true,
    isWithoutStyle: false,
  });
});

test('a button whose section is left out leads to the ways to reach the owner', () => {
  const { sections } = toPageData(createTemplatePage(fitTemplate(salon, 'free').template, 0));
  const contactInfo = sections.find(({ type }) => type === 'contact-info');
  expect(sections[0]?.content.buttonUrl).toBe(`#${contactInfo?.id}`);
});

test('a band leads there, too', () => {
  const page = toPageData(createTemplatePage(fitTemplate(restaurant, 'free').template, 0));
  const idOf = (wanted: string) => page.sections.find(({ type }) => type === wanted)?.id;
  expect(page.sections.find(({ type }) => type === 'band')?.content.buttonUrl).toBe(
    `#${idOf('contact-info')}`,
  );
  const { sections } = toPageData(createTemplatePage(restaurant, 0));
  expect(sections.find(({ type }) => type === 'band')?.content.buttonUrl).toMatch(/^#contact-\d+$/);
});

test('a style that is put together goes with the plan that sells it', () => {
  const mixed = { ...salon, theme: { look: 'ribbon', brand: '#155b3d' } as const };
  const { template, leftOut } = fitTemplate(mixed, 'standard');
  expect(template.theme).toEqual({ look: 'ribbon' });
  expect(leftOut.isWithoutStyle).toBe(true);
});

test('nothing is left of it when the plan has ended', () => {
  expect(fitTemplate(salon, 'expired').template.sections).toEqual([]);
});

test.each(tiers)('%s can save what is left', (tier) => {
  for (const template of Object.values(allTemplates).flatMap(Object.values<Template>)) {
    const { description, ...fitted } = fitTemplate(template, tier).template;
    const { sections } = createTemplatePage({ ...fitted, description }, 0);
    const page = { description, logoUrl: null, page: { sections, theme: fitted.theme } };
    expect(findLockedFeature(tier, page)).toBeNull();
  }
});
