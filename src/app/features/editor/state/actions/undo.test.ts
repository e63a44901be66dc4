import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { reduceEditor } from '../reduce-editor';
import { undo } from './undo';

test('a removed section comes back, with its content', () => {
  const before = stateWith(['a', 'b']);
  const removed = reduceEditor(before, { type: 'remove-section', id: 'a' }, 0);
  const after = undo(removed);
  expect(idsOf(after)).toEqual(['a', 'b']);
  expect(after.page).toBe(before.page);
  expect(after.history.future).toHaveLength(1);
});

test('with nothing to undo nothing changes', () => {
  const before = stateWith(['a']);
  expect(undo(before)).toBe(before);
});
