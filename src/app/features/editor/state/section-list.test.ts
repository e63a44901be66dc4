import { expect, test } from 'vitest';
import { reduceEditor } from './actions/reduce-editor';
import { stateWith } from './editor-fixtures';
import { findSection } from './section-list';

test('a section is found, also after a change', () => {
  const before = stateWith(['a', 'b']);
  expect(findSection(before, 'b')).toBe(before.page.sections[1]);
  const after = reduceEditor(before, { type: 'remove-sections', ids: ['b'] }, 0);
  expect(findSection(after, 'b')).toBeUndefined();
  expect(findSection(after, 'a')).toBe(before.page.sections[0]);
});
