import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { toggleSection } from './toggle-section';

test('one section is open at a time', () => {
  const first = toggleSection(stateWith(['a', 'b']), { type: 'toggle-section', id: 'a' });
  expect(first.openSectionId).toBe('a');
  const second = toggleSection(first, { type: 'toggle-section', id: 'b' });
  expect(second.openSectionId).toBe('b');
  expect(toggleSection(second, { type: 'toggle-section', id: 'b' }).openSectionId).toBeNull();
});
