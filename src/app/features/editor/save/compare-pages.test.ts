import { expect, test } from 'vitest';
import { sectionOf } from '../state/editor-fixtures';
import { emptyEditorPage } from '../state/editor-state';
import { comparePages } from './compare-pages';

const pageOf = (...ids: string[]) => ({ ...emptyEditorPage, sections: ids.map(sectionOf) });
const kinds = (...pages: Parameters<typeof comparePages>) =>
  comparePages(...pages).map(({ kind, section }) => (section ? `${kind} ${section.id}` : kind));

test('equal pages have none, wherever a neighbour was added', () => {
  expect(kinds(pageOf('a', 'b'), pageOf('a', 'b'))).toEqual([]);
});

test('sections of one side, changed ones and settings', () => {
  const mine = { ...pageOf('a', 'b'), description: 'mine' };
  const theirs = { ...pageOf('x', 'b'), logoUrl: '/uploads/x.webp', theme: { palette: 'dusk' as const } };
  theirs.sections[1] = { ...sectionOf('b', 1), content: { text: 'other' } };
  expect(kinds(mine, theirs)).toEqual([
    'description',
    'logo',
    'theme',
    'only-mine a',
    'changed b',
    'only-theirs x',
  ]);
});

test('another order of the common ones', () => {
  expect(kinds(pageOf('a', 'b', 'c'), pageOf('b', 'a'))).toEqual(['only-mine c', 'order']);
});
