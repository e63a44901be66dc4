import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
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

test('errors of what is not there any more go', () => {
  const edited = reduceEditor(stateWith(['a']), { type: 'set-description', description: 'x' }, 0);
  const errors = { settings: { description: 'refused' }, sections: {} };
  expect(redo({ ...reduceEditor(edited, { type: 'undo' }, 1), errors }).errors).toEqual(noErrors);
});
