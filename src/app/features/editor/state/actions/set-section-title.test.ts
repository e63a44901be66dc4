import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { setSectionTitle } from './set-section-title';

test('the title changes, the content stays the same object', () => {
  const before = stateWith(['a', 'b']);
  const after = setSectionTitle(before, { type: 'set-section-title', id: 'a', title: 'Prices' });
  expect(after.page.sections[0]?.title).toBe('Prices');
  expect(after.page.sections[0]?.content).toBe(before.page.sections[0]?.content);
  expect(after.page.sections[1]).toBe(before.page.sections[1]);
});
