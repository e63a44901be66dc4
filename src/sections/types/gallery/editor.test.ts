import { expect, it } from 'vitest';
import { keyImages, unkeyImages } from './editor';

const a = { url: '/uploads/a.jpg', caption: 'A' };
const b = { url: '/uploads/b.jpg', caption: '', alt: 'B' };

it('tells the same picture in two places apart, and gives back what it was given', () => {
  const keyed = keyImages([a, b, a]);
  expect(keyed.map(({ id }) => id)).toEqual(['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/a.jpg 2']);
  expect(unkeyImages(keyed)).toEqual([a, b, a]);
});
