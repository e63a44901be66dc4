import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { reduceEditor } from '../reduce-editor';
import { redo } from './redo';

test('what was undone is done again', () => {
  const removed = reduceEditor(stateWith(['a', 'b']), { type: 'remove-section', id: 'a' }, 0);
  const undone = reduceEditor(removed, { type: 'undo' }, 1);
  const after = redo(undone);
  expect(idsOf(after)).toEqual(['b']);
  expect(after.history.past).toHaveLength(1);
  expect(after.history.future).toHaveLength(0);
});

test('with nothing to redo nothing changes', () => {
  const before = stateWith(['a']);
  expect(redo(before)).toBe(before);
});
