import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
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

test('what is edited right after it is a step of its own', () => {
  let state = stateWith(['a']);
  for (const content of [{ text: 'x' }, { text: 'xy' }]) {
    state = reduceEditor(state, { type: 'update-content', id: 'a', content }, 0);
  }
  state = reduceEditor(state, { type: 'set-logo', logoUrl: '/uploads/x.webp' }, 1);
  state = reduceEditor(undo(state), { type: 'set-logo', logoUrl: '/uploads/y.webp' }, 2);
  expect(undo(state).page).toMatchObject({ logoUrl: '', sections: [{ content: { text: 'xy' } }] });
});

test('errors of what is not there any more go', () => {
  const before = reduceEditor(stateWith(['a']), { type: 'set-description', description: 'x' }, 0);
  const errors = { settings: { description: 'refused' }, sections: {} };
  expect(undo({ ...before, errors }).errors).toEqual(noErrors);
});

test('the address of a created website stays, whatever its title would make of it', () => {
  const before = { ...stateWith(['a']), slug: 'an-older-address' };
  const edited = reduceEditor(before, { type: 'set-description', description: 'x' }, 0);
  expect(undo(edited)).toMatchObject({ title: 'Bakery', slug: 'an-older-address' });
});
