import { expect, test } from 'vitest';
import { templates } from '@/templates/templates';
import { stateWith } from '../editor-fixtures';
import { reduceEditor } from '../reduce-editor';
import { type FillPage, fillPage } from './fill-page';

const NOW_MS = 1_795_253_000_000;
const fill: FillPage = { type: 'fill-page', template: templates.salon };

test('an empty page gets sections with ids of their own, the description and the style', () => {
  const { page } = fillPage(stateWith([]), fill, NOW_MS);
  expect(page.sections.map(({ type }) => type)).toEqual(templates.salon.sections.map(({ type }) => type));
  expect(page.sections.map(({ order }) => order)).toEqual(page.sections.map((_, index) => index));
  expect(page.sections[0]?.id).toBe(`hero-${NOW_MS}`);
  expect(page).toMatchObject({ description: templates.salon.description, theme: templates.salon.theme });
});

test('what the owner has written and chosen stays', () => {
  const state = stateWith([]);
  const own = { description: 'Our own words', theme: { palette: 'night' } as const };
  const { page } = fillPage({ ...state, page: { ...state.page, ...own } }, fill, NOW_MS);
  expect(page).toMatchObject(own);
  expect(page.theme).toEqual(own.theme);
});

test('a page with sections stays as it is', () => {
  const state = stateWith(['a']);
  expect(fillPage(state, fill, NOW_MS)).toBe(state);
});

test('one undo empties the page again', () => {
  const before = stateWith([]);
  const filled = reduceEditor(before, fill, NOW_MS);
  expect(filled.page.sections).not.toEqual([]);
  expect(reduceEditor(filled, { type: 'undo' }, NOW_MS).page).toBe(before.page);
});
