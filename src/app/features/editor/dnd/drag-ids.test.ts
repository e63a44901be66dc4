import { expect, test } from 'vitest';
import { draggedType, newSectionDragId } from './drag-ids';

test('a type of the palette is told from a section of the page', () => {
  expect(draggedType(newSectionDragId('contact-info'))).toBe('contact-info');
  expect(draggedType('heading-1795253000000')).toBeNull();
  expect(draggedType('new:unheard-of')).toBeNull();
});
