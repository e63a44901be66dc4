import { expect, test } from 'vitest';
import { stateWith } from './editor-fixtures';
import { isDirty, isSame } from './editor-page';

test('a loaded website is not dirty', () => {
  expect(isDirty(stateWith(['a', 'b']))).toBe(false);
});

test('typing makes it dirty, typing it back does not leave it so', () => {
  const state = stateWith(['a']);
  expect(isDirty({ ...state, page: { ...state.page, description: 'x' } })).toBe(true);
  expect(isDirty({ ...state, page: { ...state.page, description: '' } })).toBe(false);
});

test('the order of keys is no difference, the order of a list is', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([], {})).toBe(false);
});
