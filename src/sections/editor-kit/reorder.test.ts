import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { createAnnouncements } from './reorder';

const tell = createAnnouncements(
  (key, { title, position, count }) => `${key} ${title} ${position}/${count}`,
  ['a', 'b', 'c'],
  (id) => String(id).toUpperCase(),
);
const active = { id: 'a' } as Active;
const over = { id: 'c' } as Over;

test('what is moved, where it would stand and where it was put', () => {
  expect(tell.onDragStart({ active })).toBe('picked A 1/3');
  expect(tell.onDragOver({ active, over })).toBe('over A 3/3');
  expect(tell.onDragEnd({ active, over })).toBe('dropped A 3/3');
  expect(tell.onDragCancel({ active, over: null })).toBe('cancelled A 1/3');
});

test('its own place does not talk over being picked up', () => {
  expect(tell.onDragOver({ active, over: { id: 'a' } as Over })).toBe('picked A 1/3');
});

test('something from outside the list is not spoken of', () => {
  expect(tell.onDragStart({ active: { id: 'new' } as Active })).toBeUndefined();
});
