import * as en from '@messages/en';
import { expect, it } from 'vitest';
import { getImageAlt, getImageName } from './describe-image';

const words = { ...en.site.gallery, close: 'Close', imageNotFound: 'Image not found' };
const image = { url: '/uploads/a.jpg', caption: '' };

it('names a picture by what is known of it', () => {
  expect(getImageName(image, 1, 5, words)).toBe('Picture 2 of 5');
  expect(getImageName({ ...image, caption: 'Oven' }, 1, 5, words)).toBe('Oven');
  expect(getImageName({ ...image, caption: 'Oven', alt: 'Two loaves' }, 1, 5, words)).toBe(
    'Two loaves. Oven',
  );
  expect(getImageName({ ...image, caption: 'Oven', alt: 'Oven ' }, 1, 5, words)).toBe('Oven');
});

it('does not say the caption twice', () => {
  expect(getImageAlt({ ...image, caption: 'Oven', alt: 'Oven' })).toBe('');
  expect(getImageAlt({ ...image, caption: 'Oven', alt: ' Two loaves ' })).toBe('Two loaves');
  expect(getImageAlt({ ...image, caption: 'Oven' })).toBe('');
});
