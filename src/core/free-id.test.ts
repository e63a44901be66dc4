import { expect, test } from 'vitest';
import { createFreeId } from './free-id';

test('an id carries its kind and the time', () => {
  expect(createFreeId('heading', 1000, [])).toBe('heading-1000');
});

test('a taken one makes room for the next', () => {
  const taken = [{ id: 'heading-1000' }, { id: 'heading-1001' }];
  expect(createFreeId('heading', 1000, taken)).toBe('heading-1002');
  expect(createFreeId('article', 1000, taken)).toBe('article-1000');
});
