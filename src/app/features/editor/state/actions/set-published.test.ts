import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { setPublished } from './set-published';

test('the website is published and taken back, its page stays', () => {
  const before = stateWith(['a']);
  const published = setPublished(before, { type: 'set-published', isPublished: true });
  expect(published).toEqual({ ...before, isPublished: true });
  expect(setPublished(published, { type: 'set-published', isPublished: false })).toEqual(before);
});
