import { expect, it } from 'vitest';
import { checkPageData, inSentOrder } from './page-content';

const heading = (id: string, order: number, text: unknown = 'A') => ({
  ...{ id, type: 'heading', title: '', order, content: { text } },
});

const sent = { sections: [heading('last', 5), heading('middle', 4, 1), heading('first', 3, 2)] };

it('stores sections in their order, and names refused fields by the place where they were sent', () => {
  const { page, problems } = checkPageData(sent);
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

it('finds the places again where the sections of a checked page were sent', () => {
  const { page } = checkPageData(sent);
  expect(inSentOrder(page, sent).sections.map(({ id }) => id)).toEqual(['last', 'middle', 'first']);
});
