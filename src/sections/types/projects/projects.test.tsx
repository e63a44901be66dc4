import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasPair, type Project, projects } from './definition';
import { fixtures } from './fixtures';
import { formatWhereAndWhen, listEnlargedPictures, showProjects } from './shown-projects';
import { view } from './view';

const PICTURE = { url: '/uploads/abcdefghijklmnop-1600x1067.jpg' };
const PAIR = { before: PICTURE, after: PICTURE };

const project = (id: string, more: Partial<Project> = {}): Project => ({
  id,
  name: `House ${id}`,
  text: '',
  place: '',
  year: '',
  pictures: [],
  ...more,
});
const many = (count: number, more: Partial<Project> = {}) =>
  Array.from({ length: count }, (_, index) => project(`${index}`, more));

const fitting = (list: Project[]) =>
  projects.layouts?.filter(({ fits }) => fits?.({ projects: list }, '') !== false).map(({ name }) => name);

const draw = (list: Project[], layout = 'sheet', mode: 'public' | 'desktop' = 'public') => {
  const section = { id: 'a', type: 'projects', title: 'Work', order: 0, content: { projects: list } };
  const words = { ...en.site, locale: 'en' } as const;
  const frame = { id: 'a', mode };
  return renderToStaticMarkup(
    view.render(section, { id: 'a', title: 'Work', words, slug: 'a', mode, layout, frame, isFirst: false }),
  );
};

describe('the layout', () => {
  it('of one project is its sheet', () => {
    expect(fitting([])).toEqual(['sheet']);
    expect(fitting([project('a', { text: 'Done.', pictures: [PICTURE] })])).toEqual(['sheet']);
  });

  it('of four and more can be an index', () => {
    expect(fitting(many(3, { text: 'Done.' }))).toEqual(['sheet']);
    expect(fitting(many(4, { text: 'Done.' }))).toEqual(['sheet', 'index']);
  });

  it('compares where at least half of them have both pictures', () => {
    expect(fitting([project('a', PAIR), project('b')])).toEqual(['sheet', 'compare']);
    expect(fitting([project('a', PAIR), project('b'), project('c')])).toEqual(['sheet']);
    expect(fitting([project('a', { before: PICTURE })])).toEqual(['sheet']);
  });

  it('is a mosaic of five or nine pictures without texts', () => {
    expect(fitting(many(5, { pictures: [PICTURE] }))).toEqual(['sheet', 'mosaic', 'index']);
    expect(fitting([project('a', { pictures: Array(9).fill(PICTURE) })])).toEqual(['sheet', 'mosaic']);
    expect(fitting(many(6, { pictures: [PICTURE] }))).toEqual(['sheet', 'index']);
    expect(fitting(many(5, { pictures: [PICTURE], text: 'Done.' }))).not.toContain('mosaic');
    expect(fitting(many(5, { pictures: [PICTURE], place: 'Oravice '.repeat(8) }))).not.toContain('mosaic');
    // A project without a picture would not be on the page any more.
    expect(fitting([project('a', { pictures: Array(5).fill(PICTURE) }), project('b')])).toEqual(['sheet']);
  });
});

describe('before and after', () => {
  it('are a pair only together, and only with an address that is a picture', () => {
    expect(hasPair(project('a', PAIR))).toBe(true);
    expect(hasPair(project('a', { after: PICTURE }))).toBe(false);
    expect(hasPair(project('a', { ...PAIR, before: { url: 'nothing' } }))).toBe(false);
  });

  it('stand beside each other, each a link that says which it is', () => {
    const html = draw([project('a', { ...PAIR, place: 'Rosice', pictures: [PICTURE] })]);
    expect(html).toContain('s-sides');
    expect(html).toContain('aria-label="Before · House a, Rosice"');
    expect(html).toContain('<span class="s-tag">After</span>');
    expect(html.match(/href="\/uploads\/abcdefghijklmnop-1600x1067.jpg"/g)).toHaveLength(3);
  });

  it('of which one is missing is shown with its word, as a large picture', () => {
    const html = draw([project('a', { before: PICTURE })]);
    expect(html).not.toContain('s-sides');
    expect(html).toContain('<span class="s-tag">Before</span>');
  });
});

it('counts all pictures of the section, and leaves out for visitors what is none', () => {
  const list = [
    project('a', { ...PAIR, pictures: [{ url: 'nothing' }, PICTURE] }),
    project('b', { pictures: [{ ...PICTURE, alt: ' A roof ' }] }),
  ];
  const numbers = (mode: 'public' | 'desktop') =>
    showProjects(list, mode).map(({ pictures }) => pictures.map(({ number }) => number));
  expect(numbers('public')).toEqual([[0, 1, 2], [3]]);
  expect(numbers('desktop')).toEqual([[0, 1, 2, 3], [4]]);
  expect(listEnlargedPictures(showProjects(list, 'public'), en.site.projects)).toEqual([
    { url: PICTURE.url, alt: '', caption: 'Before · House a' },
    { url: PICTURE.url, alt: '', caption: 'After · House a' },
    { url: PICTURE.url, alt: '', caption: 'House a' },
    { url: PICTURE.url, alt: 'A roof', caption: 'House b' },
  ]);
});

it('an index unfolds where there is more to say or to see', () => {
  const html = draw(
    [
      project('a', { text: 'The plot falls.', pictures: [PICTURE] }),
      project('b', { year: '2024', pictures: [PICTURE] }),
      project('c', { ...PAIR }),
      project('d'),
    ],
    'index',
  );
  expect(html.match(/<details>/g)).toHaveLength(2);
  expect(html.match(/<h3>/g)).toHaveLength(4);
});

it('shows every project in each of its layouts', () => {
  const list = fixtures.typical.content.projects;
  for (const layout of ['sheet', 'compare', 'index']) {
    const html = draw([...list], layout);
    for (const { name, text } of list) {
      expect(html).toContain(name);
      for (const line of text.split('\n')) expect(html).toContain(line);
    }
  }
});

it('says place and year in one line, or nothing', () => {
  expect(formatWhereAndWhen({ place: ' Rosice ', year: '2025' })).toBe('Rosice · 2025');
  expect(formatWhereAndWhen({ place: '', year: '2025' })).toBe('2025');
  expect(formatWhereAndWhen({ place: ' ', year: '' })).toBe('');
});

it('has bounds and a name, and pictures with a safe address', () => {
  const problems = (list: unknown[]) =>
    projects.content.saved
      .safeParse({ projects: list })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  expect(problems([project('a', { pictures: Array(8).fill(PICTURE) })])).toEqual([]);
  expect(problems([project('a', { pictures: Array(9).fill(PICTURE) })])).toEqual([
    ['projects.0.pictures', 'validation.tooManyProjectPictures'],
  ]);
  expect(problems([project('a', { name: ' ', before: { url: 'javascript:alert(1)' } })])).toEqual([
    ['projects.0.name', 'validation.serviceTitle'],
    ['projects.0.before.url', 'validation.imageUrl'],
  ]);
});
