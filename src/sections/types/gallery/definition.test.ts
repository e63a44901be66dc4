import { expect, it } from 'vitest';
import { upgradeGallery } from './definition';

it('reads the photos of older pages, as addresses and as records', () => {
  const photos = ['https://example.com/a.jpg', { url: 'abc-10x10.jpg', caption: 'Bread', sortOrder: 0 }];
  expect(upgradeGallery({ photos })).toEqual({
    images: [
      { url: 'https://example.com/a.jpg', caption: '' },
      { url: '/uploads/abc-10x10.jpg', caption: 'Bread' },
    ],
  });
});

it('lets newer images win', () => {
  const images = [{ url: '/uploads/new.jpg', caption: '' }];
  expect(upgradeGallery({ photos: ['/uploads/old.jpg'], images })).toEqual({ images });
});

it('takes no empty list for a newer one', () => {
  expect(upgradeGallery({ photos: ['/uploads/old.jpg'], images: [] })).toEqual({
    images: [{ url: '/uploads/old.jpg', caption: '' }],
  });
});

it('leaves today’s content and what it cannot read alone', () => {
  const content = { images: [] };
  expect(upgradeGallery(content)).toBe(content);
  expect(upgradeGallery({ photos: [7, null] })).toEqual({ images: [7, null] });
  expect(upgradeGallery({ photos: 'many' })).toEqual({ photos: 'many' });
});
