import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { type AddSection, addSection } from './add-section';

const NOW_MS = 1_795_253_000_000;
const add: AddSection = { type: 'add-section', sectionType: 'heading', title: '', content: { text: 'Hi' } };

test('a section is added at the end and opened; the others stay the same objects', () => {
  const before = stateWith(['a', 'b']);
  const after = addSection(before, add, NOW_MS);
  expect(idsOf(after)).toEqual(['a', 'b', `heading-${NOW_MS}`]);
  expect(after.page.sections[2]).toMatchObject({ type: 'heading', content: { text: 'Hi' }, order: 2 });
  expect(after.page.sections[0]).toBe(before.page.sections[0]);
  expect(after.openSectionId).toBe(`heading-${NOW_MS}`);
});

test('at a place the later ones are renumbered', () => {
  const after = addSection(stateWith(['a', 'b']), { ...add, index: 1 }, NOW_MS);
  expect(idsOf(after)).toEqual(['a', `heading-${NOW_MS}`, 'b']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1, 2]);
});

test('two in one millisecond have different ids', () => {
  const after = addSection(addSection(stateWith([]), add, NOW_MS), add, NOW_MS);
  expect(new Set(idsOf(after)).size).toBe(2);
});

test('a full page takes no more', () => {
  const full = stateWith(Array.from({ length: 200 }, (_, index) => `s${index}`));
  expect(addSection(full, add, NOW_MS)).toBe(full);
});
