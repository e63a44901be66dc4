import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { updateContent } from './update-content';

test('one section gets new content, every other one stays the same object', () => {
  const before = stateWith(['a', 'b', 'c']);
  const after = updateContent(before, { type: 'update-content', id: 'b', content: { text: 'new' } });
  expect(after.page.sections[1]).toEqual({ ...before.page.sections[1], content: { text: 'new' } });
  expect(after.page.sections[0]).toBe(before.page.sections[0]);
  expect(after.page.sections[2]).toBe(before.page.sections[2]);
});

test('the error of what changed goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, sections: { a: { 'content.text': 'no' } } } };
  const after = updateContent(before, { type: 'update-content', id: 'a', content: { text: 'new' } });
  expect(after.errors.sections).toEqual({});
});

test('an id that is not there changes nothing', () => {
  const before = stateWith(['a']);
  expect(updateContent(before, { type: 'update-content', id: 'x', content: {} })).toBe(before);
});
