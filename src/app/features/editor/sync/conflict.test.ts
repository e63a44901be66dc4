import { expect, test } from 'vitest';
import { reduceEditor } from '../state/actions/reduce-editor';
import { sectionOf, stateWith, websiteOf } from '../state/editor-fixtures';
import { emptyEditorPage } from '../state/editor-state';
import { comparePages, isNoConflict, isOwnSave, toNewestPage } from './conflict';

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

const before = stateWith(['a']);
const lost = reduceEditor(
  before,
  { type: 'lose-save', save: { title: '', slug: '', page: before.page, isPublished: true } },
  0,
);
const stored = websiteOf({ version: 4, isPublished: true, pageData: { sections: [sectionOf('a')] } });

test('the next version with the page that was sent is the own one, whatever was sent after it', () => {
  const again = { title: '', slug: '', page: { ...before.page, description: 'typed on' }, isPublished: true };
  const after = reduceEditor(lost, { type: 'lose-save', save: again }, 0);
  expect(isOwnSave(after, stored)).toBe(true);
});

test.each([
  ['nothing was lost', before, stored],
  ['another page', lost, { ...stored, description: 'theirs' }],
  ['a later version', lost, { ...stored, version: 5 }],
  ['published otherwise', lost, { ...stored, isPublished: false }],
])('any other is not: %s', (_why, state, website) => {
  expect(isOwnSave(state, website)).toBe(false);
});

test('once the work grows from another version, what was lost is settled', () => {
  const { title, slug, page } = lost;
  const rebased = reduceEditor(lost, { type: 'rebase', version: 4, isPublished: true, savedPage: page }, 0);
  const saved = reduceEditor(lost, { type: 'saved', websiteId: 7, version: 4, title, slug, page }, 0);
  expect([rebased.lostSaves, saved.lostSaves]).toEqual([[], []]);
});

test('names the language where it differs', () => {
  expect(kinds(emptyEditorPage, { ...emptyEditorPage, language: 'de' })).toEqual(['language']);
});

test('a section that came to the unsaved work from another website is compared, and nothing else of equal pages', () => {
  const sections = [sectionOf('a')];
  const pageData = { sections: [...sections, sectionOf('b', 1)] };
  const draft = {
    description: '',
    logoUrl: null,
    pageData,
    baseVersion: 4,
    savedAt: '2026-11-21T10:00:00.000Z',
  };
  const received = websiteOf({ version: 4, pageData: { sections }, draft });
  expect(isNoConflict(before, received)).toBe(false);
  expect(kinds(before.page, toNewestPage(received))).toEqual(['only-theirs b']);
  expect(isNoConflict(before, { ...received, draft: null })).toBe(true);
});
