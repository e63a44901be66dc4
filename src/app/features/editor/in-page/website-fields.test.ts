import { expect, test } from 'vitest';
import { stateWith } from '../state/editor-fixtures';
import { newWebsiteState } from '../state/editor-state';
import { HEADER_ID, type PageField } from './page-fields';
import { findOwnText, isFixed, isWritten } from './website-fields';

const field = (step: string, kind: PageField['kind'] = 'line'): PageField => ({
  sectionId: HEADER_ID,
  steps: [step],
  kind,
});
const created = { ...stateWith(['a']), websiteId: 7, title: 'Zora' };

test('the header has the name, the description and the logo of the website', () => {
  const page = { ...created.page, description: 'Bread', logoUrl: '/uploads/logo.png' };
  const texts = ['title', 'description', 'logoUrl', 'language'].map((name) =>
    findOwnText({ ...created, page }, field(name)),
  );
  expect(texts).toEqual(['Zora', 'Bread', '/uploads/logo.png', null]);
});

test('a section has its own texts, and one that is gone has none', () => {
  const title = { sectionId: 'a', steps: ['title'], kind: 'line' } as const;
  expect(findOwnText(created, title)).toBe(created.page.sections[0]?.title);
  expect(findOwnText(created, { ...title, sectionId: 'b' })).toBeNull();
});

test('only a website that is not created yet can be named', () => {
  expect(isFixed(created, field('title'))).toBe(true);
  expect(isFixed(newWebsiteState, field('title'))).toBe(false);
  expect(isFixed(created, { ...field('title'), sectionId: 'a' })).toBe(false);
  expect(
    [field('title'), field('description'), field('logoUrl', 'picture')].map((one) => isWritten(created, one)),
  ).toEqual([false, true, false]);
});
