import { expect, test } from 'vitest';
import { sectionOf, stateWith } from '../editor-fixtures';
import { isDirty } from '../same-page';
import { rebase } from './rebase';

test('the work stays; it differs from the other save', () => {
  const before = stateWith(['mine']);
  const savedPage = { ...before.page, sections: [sectionOf('theirs')] };
  const after = rebase(before, { type: 'rebase', version: 8, isPublished: true, savedPage });
  expect(after).toMatchObject({ version: 8, isPublished: true });
  expect(after.page).toBe(before.page);
  expect(isDirty(after)).toBe(true);
});
