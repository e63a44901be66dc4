import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { moveSection } from './move-section';

test('down: the sections between move up by one, all are numbered from 0', () => {
  const before = stateWith(['a', 'b', 'c', 'd']);
  const after = moveSection(before, { type: 'move-section', from: 0, to: 2 });
  expect(idsOf(after)).toEqual(['b', 'c', 'a', 'd']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  expect(after.page.sections[3]).toBe(before.page.sections[3]);
});

test('up: the same the other way', () => {
  expect(idsOf(moveSection(stateWith(['a', 'b', 'c']), { type: 'move-section', from: 2, to: 0 }))).toEqual([
    'c',
    'a',
    'b',
  ]);
});

test.each([
  [0, 0],
  [0, 3],
  [-1, 0],
  [0, -1],
])('from %i to %i changes nothing', (from, to) => {
  const before = stateWith(['a', 'b', 'c']);
  expect(moveSection(before, { type: 'move-section', from, to })).toBe(before);
});
