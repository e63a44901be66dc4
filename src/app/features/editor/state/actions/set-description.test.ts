import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { setDescription } from './set-description';

test('the description changes, the sections stay the same objects, its error goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, settings: { description: 'refused' } } };
  const after = setDescription(before, { type: 'set-description', description: '/uploads/x.webp' });
  expect(after.page.description).toBe('/uploads/x.webp');
  expect(after.page.sections).toBe(before.page.sections);
  expect(after.errors.settings).toEqual({});
});

test('the same description again changes nothing', () => {
  const before = stateWith(['a']);
  expect(setDescription(before, { type: 'set-description', description: '' })).toBe(before);
});
