import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { removeSection } from './remove-section';

test('a section goes with its errors, the later ones are renumbered, its editor closes', () => {
  const before = {
    ...stateWith(['a', 'b', 'c']),
    openSectionId: 'b',
    errors: { ...noErrors, sections: { b: { title: 'no' } } },
  };
  const after = removeSection(before, { type: 'remove-section', id: 'b' });
  expect(idsOf(after)).toEqual(['a', 'c']);
  expect(after.page.sections[1]?.order).toBe(1);
  expect(after.openSectionId).toBeNull();
  expect(after.errors.sections).toEqual({});
});

test('another open section stays open', () => {
  const before = { ...stateWith(['a', 'b']), openSectionId: 'a' };
  expect(removeSection(before, { type: 'remove-section', id: 'b' }).openSectionId).toBe('a');
});

test('an id that is not there changes nothing', () => {
  const before = stateWith(['a']);
  expect(removeSection(before, { type: 'remove-section', id: 'x' })).toBe(before);
});
