import { expect, test } from 'vitest';
import { findDraggedType, getNewSectionDragId } from './drag-board';
import { dropIndexAt } from './section-drag';

test('a type of the palette is told from a section of the page', () => {
  expect(findDraggedType(getNewSectionDragId('contact-info'))).toBe('contact-info');
  expect(findDraggedType('heading-1795253000000')).toBeNull();
  expect(findDraggedType('new:unheard-of')).toBeNull();
});

const rows = [
  { top: 0, bottom: 50 },
  { top: 60, bottom: 110 },
];

test.each([
  [-10, 0],
  [24, 0],
  [25, 0],
  [26, 1],
  [84, 1],
  [86, 2],
  [500, 2],
])('at %i it is place %i', (y, index) => {
  expect(dropIndexAt(y, rows)).toBe(index);
});

test('an empty list has one place', () => {
  expect(dropIndexAt(10, [])).toBe(0);
});
