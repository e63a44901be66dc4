import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BOUNDS, GalleryGrid, getShotSizes } from './island';

it('follows how the pictures stand', () => {
  expect(getShotSizes(0, 1)).toBe('(min-width: 84rem) 76rem, (min-width: 36rem) 100vw, 100vw');
  expect(getShotSizes(0, 4)).toBe('(min-width: 84rem) 38rem, (min-width: 36rem) 50vw, 100vw');
  expect(getShotSizes(2, 5)).toBe('(min-width: 84rem) 25rem, (min-width: 36rem) 33vw, 50vw');
  expect(getShotSizes(0, 10)).toBe('(min-width: 84rem) 76rem, (min-width: 36rem) 100vw, 100vw');
  expect(getShotSizes(1, 10)).toBe('(min-width: 84rem) 25rem, (min-width: 36rem) 33vw, 50vw');
});

it('loads the pictures behind the fold as wide as they stand there', () => {
  const images = Array.from({ length: BOUNDS.shown + 7 }, (_, index) => ({
    url: `/uploads/abcdefghijklmn${String(index).padStart(2, '0')}-1600x1067.jpg`,
    caption: '',
  }));
  const words = { ...en.site.gallery, ...en.site };
  const html = renderToStaticMarkup(
    <GalleryGrid images={images} title="Work" isFirst={false} words={words} />,
  );
  const sizes = [...html.matchAll(/<li .*?sizes="([^"]+)"/gs)].map(([, size]) => size);
  expect(sizes).toHaveLength(images.length);
  expect(sizes.slice(BOUNDS.shown)).toEqual(images.slice(BOUNDS.shown).map((_, at) => getShotSizes(at, 7)));
});
