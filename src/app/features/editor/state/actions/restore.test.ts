import { expect, test } from 'vitest';
import { idsOf, sectionOf, stateWith } from '../editor-fixtures';
import { isDirty } from '../same-page';
import { restore } from './restore';

test('the draft takes the place of the page and is unsaved work', () => {
  const before = { ...stateWith(['a']), openSectionId: 'a' };
  const page = { ...before.page, description: 'draft', sections: [sectionOf('b')] };
  const after = restore(before, { type: 'restore', page });
  expect(idsOf(after)).toEqual(['b']);
  expect(after.openSectionId).toBeNull();
  expect(after.saved).toBe(before.saved);
  expect(isDirty(after)).toBe(true);
});
