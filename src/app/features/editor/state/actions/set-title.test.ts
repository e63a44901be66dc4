import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { newWebsiteState, noErrors } from '../editor-state';
import { setTitle } from './set-title';

test('while creating, the address follows the title', () => {
  const after = setTitle(newWebsiteState, { type: 'set-title', title: 'Salón Mirabelka' });
  expect(after).toMatchObject({ title: 'Salón Mirabelka', slug: 'salon-mirabelka' });
});

test('the errors of both go', () => {
  const before = { ...newWebsiteState, errors: { ...noErrors, settings: { title: 'no', slug: 'no' } } };
  expect(setTitle(before, { type: 'set-title', title: 'A' }).errors.settings).toEqual({});
});

test('after creation the title stays', () => {
  const before = stateWith([]);
  expect(setTitle(before, { type: 'set-title', title: 'Other' })).toBe(before);
});
