import { expect, it } from 'vitest';
import { parsePage } from '@/sections/page/page';
import { layOutPage } from './page-layout';
import { getShareCardPath, toShareCard } from './share-card';
import { getSharePicture } from './share-meta';
import type { Site } from './site';

const LARGE = '/uploads/abcdefghijklmnop-1600x1067.jpg';
const SMALL = '/uploads/abcdefghijklmnop-400x300.jpg';
const TALL = '/uploads/abcdefghijklmnop-900x1600.jpg';

const site: Site = {
  title: 'Bakery',
  description: '',
  logoUrl: null,
  slug: 'bakery',
  language: 'en',
  page: { sections: [] },
};

function pictureOf(urls: string[], changes: Partial<Site> = {}) {
  const images = urls.map((url) => ({ url, caption: 'Our oven' }));
  const gallery = { id: 'gallery-1', type: 'gallery', title: '', content: { images }, order: 0 };
  const layout = layOutPage(parsePage({ sections: [gallery] }).sections, { mode: 'public' });
  return getSharePicture({ ...site, ...changes }, layout.sections, 'https://example.com');
}

it('is the first picture that looks well beside a link, as a JPEG with its size', () => {
  expect(pictureOf([SMALL, TALL, LARGE])).toEqual({
    url: `https://example.com${LARGE}`,
    width: 1600,
    height: 1067,
    alt: 'Our oven',
  });
});

it('is cut around its focus by us, where it is an upload that has one', () => {
  expect(pictureOf([`${LARGE}#focus=30,70`])).toEqual({
    url: 'https://example.com/share/bakery/abcdefghijklmnop-1600x1067-x30-y70.jpg',
    width: 1200,
    height: 630,
    alt: 'Our oven',
  });
  const elsewhere = 'https://pictures.example.com/oven.png';
  expect(pictureOf([`${elsewhere}#focus=30,70`]).url).toBe(elsewhere);
});

it('is one from elsewhere as it is', () => {
  const url = 'https://pictures.example.com/oven.png';
  expect(pictureOf([url])).toEqual({ url, width: undefined, height: undefined, alt: 'Our oven' });
});

it('is a drawn card where there is none, also with a logo', () => {
  for (const logoUrl of [null, '/uploads/abcdefghijklmnop-300x120.webp']) {
    expect(pictureOf([SMALL, 'javascript:alert(1)'], { logoUrl })).toEqual({
      url: expect.stringMatching(/^https:\/\/example\.com\/share\/bakery\/[\w-]{12}\.png$/),
      width: 1200,
      height: 630,
      alt: 'Bakery',
    });
  }
});

it('a card has another address when anything on it changes, and else the same', () => {
  const base = { title: 'Bakery', slug: 'bakery', logoUrl: null, theme: undefined };
  const path = (changes = {}, origin = 'https://example.com') =>
    getShareCardPath(toShareCard({ ...base, ...changes }, origin));
  expect(path()).toBe(path({ theme: { palette: 'pine', corners: 'round' } }));
  expect(path()).toBe(path({ logoUrl: 'https://elsewhere.example.com/logo.png' }));
  const others = [
    path({ title: 'Bäkery' }),
    path({ theme: { palette: 'night' } }),
    path({ theme: { fonts: 'studio' } }),
    path({ logoUrl: '/uploads/abcdefghijklmnop-300x120.webp' }),
    path({}, 'https://example.org'),
  ];
  expect(new Set([path(), ...others]).size).toBe(6);
});

it('is the one that the owner has chosen, of whatever size, and none that is no picture', () => {
  const choose = (imageUrl: string) => pictureOf([LARGE], { page: { sections: [], share: { imageUrl } } });
  expect(choose(SMALL)).toEqual({
    url: `https://example.com${SMALL}`,
    width: 400,
    height: 300,
    alt: 'Bakery',
  });
  expect(choose(`${LARGE}#focus=30,70`).url).toMatch(/\/share\/bakery\/\w+-1600x1067-x30-y70\.jpg$/);
  expect(choose('javascript:alert(1)').url).toBe(`https://example.com${LARGE}`);
});
