import { expect, test } from 'vitest';
import { sectionOf, stateWith } from '../state/editor-fixtures';
import { newWebsiteState } from '../state/editor-state';
import { findRefusedFields } from './find-refused-fields';

test('a good page has none', () => {
  expect(findRefusedFields(stateWith(['heading-1']))).toEqual([]);
});

test('settings, section titles and contents are looked at', () => {
  const before = stateWith([]);
  const article = {
    ...{ id: 'article-1', type: 'article' as const, title: '', order: 0 },
    content: { title: '', content: 'text' },
  };
  const titled = { ...sectionOf('heading-2', 1), title: 'x'.repeat(201) };
  const state = {
    ...before,
    page: {
      ...before.page,
      description: 'x'.repeat(10_000),
      logoUrl: 'javascript:alert(1)',
      sections: [article, titled],
    },
  };
  expect(findRefusedFields(state).map(({ path, message }) => [path, message])).toEqual([
    ['description', 'validation.tooLong'],
    ['logoUrl', 'validation.imageUrl'],
    ['pageData.sections.1.title', 'validation.tooLong'],
    ['pageData.sections.0.content.title', 'validation.articleTitle'],
  ]);
});

test('the address is looked at while creating only', () => {
  const problems = findRefusedFields({ ...newWebsiteState, title: 'A', slug: 'a' });
  expect(problems).toContainEqual({ path: 'slug', message: 'validation.slugMin', values: undefined });
  expect(findRefusedFields({ ...stateWith([]), slug: 'a' })).toEqual([]);
});
