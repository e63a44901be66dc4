import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { emptyEditorPage, noErrors, noHistory } from '../editor-state';
import { reduceEditor } from '../reduce-editor';
import { isDirty } from '../same-page';
import { keepAsNew } from './keep-as-new';

const deleted = {
  ...stateWith(['a']),
  isPublished: true,
  title: 'Salón',
  slug: 'an-older-one',
  lostSaves: [{ page: emptyEditorPage, isPublished: false }],
  errors: { ...noErrors, settings: { slug: 'refused' } },
};

test('the page and the name stay, and nothing of them is saved', () => {
  const kept = keepAsNew(deleted);
  expect(kept).toEqual({
    websiteId: null,
    version: 0,
    isPublished: false,
    title: 'Salón',
    slug: 'salon',
    page: deleted.page,
    saved: { title: '', page: emptyEditorPage },
    lostSaves: [],
    openSectionId: null,
    errors: noErrors,
    history: noHistory,
  });
  expect(isDirty(kept)).toBe(true);
});

test('it can be named anew, and what was edited before can still be undone', () => {
  const edited = reduceEditor(deleted, { type: 'set-description', description: 'x' }, 0);
  const named = reduceEditor(keepAsNew(edited), { type: 'set-title', title: 'Iný' }, 1);
  expect(named).toMatchObject({ title: 'Iný', slug: 'iny' });
  expect(reduceEditor(keepAsNew(edited), { type: 'undo' }, 1).page).toBe(deleted.page);
});
