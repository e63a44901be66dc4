import { expect, test } from 'vitest';
import { stateWith } from './editor-fixtures';
import { reduceEditor } from './reduce-editor';

test('edits are remembered, opening a section is not', () => {
  const opened = reduceEditor(stateWith(['a']), { type: 'toggle-section', id: 'a' }, 0);
  expect(opened.history.past).toHaveLength(0);
  const edited = reduceEditor(opened, { type: 'set-description', description: 'x' }, 0);
  expect(edited.history.past).toEqual([opened.page]);
});

test('an edit that changes nothing is no step', () => {
  const before = stateWith(['a']);
  expect(reduceEditor(before, { type: 'move-section', from: 0, to: 0 }, 0)).toBe(before);
});

test('two removals at once are two steps, two letters in one section are one', () => {
  let state = stateWith(['a', 'b', 'c']);
  for (const id of ['a', 'b']) state = reduceEditor(state, { type: 'remove-section', id }, 0);
  expect(state.history.past).toHaveLength(2);
  for (const text of ['x', 'xy']) {
    state = reduceEditor(state, { type: 'update-content', id: 'c', content: { text } }, 1);
  }
  expect(state.history.past).toHaveLength(3);
});
