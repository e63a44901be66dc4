import { expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { gallery } from '../types/gallery/definition';
import { checkPage, getSectionPath, listSections, parsePage, parseSections, toPageData } from './page';

function stored(type: string, content: Record<string, unknown>, order = 0): StoredSection {
  return { id: `${type}-${order}`, type, title: '', content, order };
}

function parseOne(type: string, content: Record<string, unknown>) {
  const [section] = parsePage({ sections: [stored(type, content)] }).sections;
  return section?.type === 'unknown' ? section.raw : { type: section?.type, content: section?.content };
}

it('sorts sections by their order and numbers them from 0', () => {
  const { sections } = parsePage({
    sections: [stored('heading', { text: 'B' }, 7), stored('heading', { text: 'A' }, 3)],
  });
  expect(sections.map(({ id, order }) => [id, order])).toEqual([
    ['heading-3', 0],
    ['heading-7', 1],
  ]);
});

it('fills in what an older page does not have', () => {
  expect(parseOne('services', { services: [{ id: '1', title: 'Loaf' }] })).toEqual({
    type: 'services',
    content: { services: [{ id: '1', title: 'Loaf', description: '', price: '' }] },
  });
});

it('reads the pictures of an older gallery', () => {
  expect(parseOne('gallery', { photos: ['a.jpg'] }).content).toEqual({
    images: [{ url: '/uploads/a.jpg', caption: '' }],
  });
});

it('keeps what cannot be saved yet, and fills in the rest', () => {
  expect(parseOne('services', { services: [{ id: '', title: '' }] }).content).toEqual({
    services: [{ id: '', title: '', description: '', price: '' }],
  });
  const article = { title: '', content: 'x'.repeat(20_000) };
  expect(parseOne('article', article).content).toEqual(article);
  expect(parseOne('hero', { buttonUrl: 'javascript:alert(1)' }).content).toMatchObject({
    buttonUrl: 'javascript:alert(1)',
  });
});

it.each([
  ['future', { text: 'Hello' }],
  ['unknown', { text: 'Hello' }],
  ['services', { services: 'many' }],
  ['services', { services: [null] }],
  ['contact', { fields: ['name', 'salary'] }],
])('keeps untouched what it cannot read: %s %j', (type, content) => {
  const page = { sections: [stored(type, content)] };
  expect(parsePage(page).sections).toEqual([
    { id: `${type}-0`, type: 'unknown', title: '', order: 0, raw: { type, content } },
  ]);
  expect(toPageData(parsePage(page))).toEqual(page);
});

it('finds the sections of one type, of a parsed page and of a stored one', () => {
  const page = {
    sections: [
      stored('gallery', { images: [] }, 2),
      stored('heading', { text: 'A' }, 1),
      stored('gallery', { images: 3 }, 0),
    ],
  };
  expect(listSections(parsePage(page), 'gallery').map(({ id }) => id)).toEqual(['gallery-2']);
  expect(parseSections(page, gallery)).toEqual([
    { id: 'gallery-2', type: 'gallery', title: '', content: { images: [] }, order: 2 },
  ]);
});

const heading = (id: string, order: number, text: unknown = 'A') => ({
  ...{ id, type: 'heading', title: '', order, content: { text } },
});

const sent = { sections: [heading('last', 5), heading('middle', 4, 1), heading('first', 3, 2)] };

it('sorts sections by their order, and names refused fields by where they were sent', () => {
  const { page, problems } = checkPage(sent);
  expect(page.sections.map(({ id, order }) => [id, order])).toEqual([
    ['first', 0],
    ['middle', 1],
    ['last', 2],
  ]);
  expect(problems.map(({ path }) => path).sort()).toEqual([
    'pageData.sections.1.content.text',
    'pageData.sections.2.content.text',
  ]);
});

it('finds a section where it was sent', () => {
  expect(['last', 'middle', 'first'].map((id) => getSectionPath(sent, id))).toEqual([
    'pageData.sections.0',
    'pageData.sections.1',
    'pageData.sections.2',
  ]);
});

it('keeps what it does not know, with the theme', () => {
  const map = { id: 'map-1', type: 'map', title: 'Where', content: { zoom: 7 }, order: 0, layout: 'wide' };
  const menu = { label: 'Text', isHidden: true as const, place: 2 };
  const text = { ...heading('text', 1), layout: 'gone', ground: 'tint' as const, menu };
  const page = { sections: [map, text], theme: { palette: 'night' as const } };
  expect(toPageData(checkPage(page).page)).toEqual(page);
});
