import { expect, it } from 'vitest';
import { keyPictures, unkeyPictures } from './keyed-pictures';

const a = { url: '/uploads/a.jpg', caption: 'A' };
const b = { url: '/uploads/b.jpg#focus=10,20', caption: '', alt: 'B' };

it('tells the same picture in two places apart, and gives back what it was given', () => {
  const keyed = keyPictures([a, b, a]);
  expect(keyed.map(({ id }) => id)).toEqual(['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/a.jpg 2']);
  expect(unkeyPictures(keyed)).toEqual([a, b, a]);
});
