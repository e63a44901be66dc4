import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Makes a file as a browser's file dialog gives it. */
export async function makePictureFile(name: string, background: string, width = 1200, height = 800) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

export const makeThreePictures = async () => [
  await makePictureFile('chlieb.png', '#c89b5a'),
  await makePictureFile('pec.png', '#7a2e4f', 600, 900),
  await makePictureFile('okno.png', '#2e6f7a', 300, 300),
];

/** Builds a page with one gallery. */
export const buildGallery = (images: { url: string; caption: string }[] = []) => ({
  sections: [{ id: 'gallery-1', type: 'gallery', title: 'Pekáreň', content: { images }, order: 0 }],
});

/** Stores three pictures by calls and publishes a page that shows them. */
export async function publishGallery(page: Page, slug: string): Promise<void> {
  const images = [];
  for (const [index, file] of (await makeThreePictures()).entries()) {
    const { url } = await (await page.request.post('/api/upload', { multipart: { file } })).json();
    images.push({ url, caption: ['Chlieb', '', 'Okno'][index] ?? '' });
  }
  const data = { title: 'Pekáreň', slug, pageData: buildGallery(images), isPublished: true };
  expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
}
