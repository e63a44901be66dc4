import { expect, it } from 'vitest';
import { checkPage, sectionPath } from './check-page';
import { toPageData } from './page';

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
  expect(['last', 'middle', 'first'].map((id) => sectionPath(sent, id))).toEqual([
    'pageData.sections.0',
    'pageData.sections.1',
    'pageData.sections.2',
  ]);
});

it('keeps what it does not know, with the theme', () => {
  const map = { id: 'map-1', type: 'map', title: 'Where', content: { zoom: 7 }, order: 0 };
  const page = { sections: [map], theme: { palette: 'night' as const } };
  expect(toPageData(checkPage(page).page)).toEqual(page);
});
