import { describe, expect, test } from 'vitest';
import { sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { renewItemIds } from './fresh-item-ids';

const NOW_MS = 1_795_253_000_000;

test('items of a copy get ids of their own, and keep everything else', () => {
  const content = {
    title: 'To take home',
    products: [
      { id: 'product-1795252000000', name: 'Honey' },
      { id: '2', name: 'Bread' },
      { id: `product-${NOW_MS}`, name: 'Jam' },
    ],
  };
  expect(renewItemIds(content, NOW_MS)).toEqual({
    title: 'To take home',
    products: [
      { id: `product-${NOW_MS + 1}`, name: 'Honey' },
      { id: `2-${NOW_MS}`, name: 'Bread' },
      { id: `product-${NOW_MS + 2}`, name: 'Jam' },
    ],
  });
});

test('lists without ids stay as they are', () => {
  const content = {
    options: ['Yes', 'No'],
    images: [{ url: 'a' }],
    empty: [],
    none: null,
    mixed: [{ id: 1 }, null],
  };
  expect(renewItemIds(content, NOW_MS)).toEqual(content);
});

describe.each(sectionTypes)('a copied section of type %s', (type) => {
  test('shares no id with the first one', () => {
    const { content } = sectionFixtures[type].typical as { content: Record<string, unknown> };
    const copy = renewItemIds(content, NOW_MS);
    const shared = idsIn(content).filter((id) => idsIn(copy).includes(id));
    expect(shared).toEqual([]);
    expect(new Set(idsIn(copy)).size).toBe(idsIn(content).length);
  });
});

/** Lists every id inside a content, at any depth. */
function idsIn(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [inner] : idsIn(inner)));
}
