import { expect, test } from 'vitest';
import { idsOf, sectionOf, stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { reduceEditor } from '../reduce-editor';
import { isDirty } from '../same-page';
import { restore } from './restore';

test('the draft takes the place of the page and is unsaved work', () => {
  const before = { ...stateWith(['a']), openSectionId: 'a' };
  const page = { ...before.page, description: 'draft', sections: [sectionOf('b')] };
  const after = restore(before, { type: 'restore', page });
  expect(idsOf(after)).toEqual(['b']);
  expect(after.openSectionId).toBeNull();
  expect(after.saved).toBe(before.saved);
  expect(isDirty(after)).toBe(true);
});

test('a version that was restored and saved can be undone', () => {
  const before = stateWith(['a']);
  const page = { ...before.page, description: 'old', sections: [sectionOf('b')] };
  const restored = reduceEditor(before, { type: 'restore', page }, 0);
  const { title, slug } = restored;
  const stored = reduceEditor(
    restored,
    { type: 'saved', websiteId: 7, version: 4, title, slug, page: restored.page },
    1,
  );
  expect(isDirty(stored)).toBe(false);
  const undone = reduceEditor(stored, { type: 'undo' }, 2);
  expect(undone.page).toBe(before.page);
  expect(undone.version).toBe(4);
});

test('errors of the page that was there go', () => {
  const before = stateWith(['a']);
  const errors = { settings: {}, sections: { a: { title: 'refused' } } };
  expect(restore({ ...before, errors }, { type: 'restore', page: before.page }).errors).toEqual(noErrors);
});
