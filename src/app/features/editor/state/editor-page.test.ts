import { expect, test } from 'vitest';
import { sectionOf, stateWith } from './editor-fixtures';
import { isDirty, isSame, listRefusedFields } from './editor-page';
import { newWebsiteState } from './editor-state';

test('a loaded website is not dirty', () => {
  expect(isDirty(stateWith(['a', 'b']))).toBe(false);
});

test('typing makes it dirty, typing it back does not leave it so', () => {
  const state = stateWith(['a']);
  expect(isDirty({ ...state, page: { ...state.page, description: 'x' } })).toBe(true);
  expect(isDirty({ ...state, page: { ...state.page, description: '' } })).toBe(false);
});

test('the order of keys is no difference, the order of a list is', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([], {})).toBe(false);
});

test('a good page has none', () => {
  expect(listRefusedFields(stateWith(['heading-1']))).toEqual([]);
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
  expect(listRefusedFields(state).map(({ path, message }) => [path, message])).toEqual([
    ['description', 'validation.tooLong'],
    ['logoUrl', 'validation.imageUrl'],
    ['pageData.sections.1.title', 'validation.tooLong'],
    ['pageData.sections.0.content.title', 'validation.articleTitle'],
  ]);
});

test('the address is looked at while creating only', () => {
  const problems = listRefusedFields({ ...newWebsiteState, title: 'A', slug: 'a' });
  expect(problems).toContainEqual({ path: 'slug', message: 'validation.slugMin', values: undefined });
  expect(listRefusedFields({ ...stateWith([]), slug: 'a' })).toEqual([]);
});
