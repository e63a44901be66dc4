import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { refuse } from './refuse';

test('the first section with an error opens', () => {
  const errors = { settings: {}, sections: { c: { title: 'no' }, b: { title: 'no' } } };
  const after = refuse(stateWith(['a', 'b', 'c']), { type: 'refuse', errors });
  expect(after.openSectionId).toBe('b');
  expect(after.errors).toBe(errors);
});

test('an error of the settings is above them all: no other section opens', () => {
  const errors = { settings: { description: 'no' }, sections: { b: { title: 'no' } } };
  const before = { ...stateWith(['a', 'b']), openSectionId: 'a' };
  expect(refuse(before, { type: 'refuse', errors }).openSectionId).toBe('a');
});
