import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { setLogo } from './set-logo';

test('the logo changes, the sections stay the same objects, its error goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, settings: { logoUrl: 'refused' } } };
  const after = setLogo(before, { type: 'set-logo', logoUrl: '/uploads/x.webp' });
  expect(after.page.logoUrl).toBe('/uploads/x.webp');
  expect(after.page.sections).toBe(before.page.sections);
  expect(after.errors.settings).toEqual({});
});

test('the same logo again changes nothing', () => {
  const before = stateWith(['a']);
  expect(setLogo(before, { type: 'set-logo', logoUrl: '' })).toBe(before);
});
