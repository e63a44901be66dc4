import { expect, it } from 'vitest';
import type { Product } from './definition';
import { fixtures } from './fixtures';
import { placeImage } from './image-slot';

const { content } = fixtures.typical;
const [hamper, honey, starter] = content.products as [Product, Product, Product];

it('puts a picture into its slot, wherever its product stands by then', () => {
  const moved = { ...content, products: [starter, honey, hamper] };
  expect(placeImage('2', 1)(moved, '/uploads/honey.jpg')).toEqual({
    ...content,
    products: [starter, { ...honey, images: ['', '/uploads/honey.jpg', ''] }, hamper],
  });
});

it('has no place for a picture whose product is gone', () => {
  expect(placeImage('2', 1)({ ...content, products: [hamper] }, '/uploads/honey.jpg')).toBeNull();
});
