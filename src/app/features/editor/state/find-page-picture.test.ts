import { expect, it } from 'vitest';
import { parsePage } from '@/sections/page/page';
import { findPagePicture } from './find-page-picture';

const LARGE = '/uploads/abcdefghijklmnop-1600x1067.jpg';
const SMALL = '/uploads/abcdefghijklmnop-400x300.jpg';

function pictureOf(...urls: string[]) {
  const images = urls.map((url) => ({ url, caption: '' }));
  const gallery = { id: 'gallery-1', type: 'gallery', title: '', content: { images }, order: 0 };
  return findPagePicture(parsePage({ sections: [gallery] }).sections);
}

it('finds the first picture of a page that is large enough', () => {
  expect(pictureOf(SMALL, LARGE)).toBe(LARGE);
  expect(pictureOf(SMALL)).toBeNull();
  expect(findPagePicture([])).toBeNull();
});
