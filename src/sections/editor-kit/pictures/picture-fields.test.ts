import { expect, it } from 'vitest';
import { placePicture } from './picture-fields';

const [a, b, c] = [{ url: '/a.jpg' }, { url: '/b.jpg', alt: 'B' }, { url: '/c.jpg' }];
const MAX = 3;

it('replaces the picture for which the file was chosen, wherever that stands by then', () => {
  expect(placePicture([a, b, c], b.url, '/x.jpg', MAX)).toEqual([a, { url: '/x.jpg', alt: 'B' }, c]);
  expect(placePicture([b, c], b.url, '/x.jpg', MAX)).toEqual([{ url: '/x.jpg', alt: 'B' }, c]);
  const moved = { ...b, url: `${b.url}#focus=10,20` };
  expect(placePicture([c, moved], b.url, '/x.jpg', MAX)).toEqual([c, { url: '/x.jpg', alt: 'B' }]);
});

it('replaces no other picture when that one is gone', () => {
  expect(placePicture([a, c], b.url, '/x.jpg', MAX)).toBeNull();
});

it('adds a picture that was chosen for the empty place, as long as there is one', () => {
  expect(placePicture([], '', '/x.jpg', MAX)).toEqual([{ url: '/x.jpg' }]);
  expect(placePicture([a, b], '', '/x.jpg', MAX)).toEqual([a, b, { url: '/x.jpg' }]);
  expect(placePicture([a, b, c], '', '/x.jpg', MAX)).toBeNull();
});
