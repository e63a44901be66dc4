import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getSharedChromium } from '@tests/support/chromium';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import galleryCss from '@/sections/types/gallery/gallery.css?inline';
import { renderSite } from '@/site/render-site';
import { toSite } from '@/site/site';

/**
 * Holds a website as it was stored before there were looks, and the document that was served for it; each file has one.
 */
interface PageAsBefore {
  site: Parameters<typeof toSite>[0];
  html: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../support/pages-as-before');
const PUBLIC = path.resolve(import.meta.dirname, '../../public');
/** Stands in for every picture of an owner. */
const OWNERS_PICTURE = '/images/templates/accommodation_cabin_1ecd6695-1600x1067.jpg';
const WIDTHS = [375, 1440];
/**
 * Browsers smooth round corners in one of two ways: a few of millions of values differ by so little that nobody sees
 * it.
 */
const SMOOTH = { by: 8, values: 1_000 };
/** On phones only the first caption of a gallery was shown; now all are (record 126). */
const HIDDEN_CAPTIONS = '.s-shots > :not(:first-child) .s-tag {\n    display: none;\n  }';
const SEEN_CAPTIONS = /\.s-gallery \.s-tag \{[^}]*\}/.exec(galleryCss)?.[0] ?? '';
const assets = { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' };

const names = readdirSync(FOLDER).map((file) => path.basename(file, '.json.gz'));

it('draws pages that were stored before there were looks as they were', async () => {
  const browser = await getSharedChromium();
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const compare = async (name: string) => {
      const { site, html } = readPage(name);
      const today = renderSite({
        site: toSite(site),
        origin: 'https://example.com',
        assets,
        year: 2026,
      }).html;
      const page = await context.newPage();
      await page.route('**/*', (route) => answer(route, { '/before': html, '/today': today }));
      for (const width of WIDTHS) {
        const before = await draw(page, '/before', width);
        const difference = await findDifference(before, await draw(page, '/today', width));
        expect.soft({ name, width, difference }).toEqual({ name, width, difference: null });
      }
      await page.close();
    };
    await Promise.all(names.map(compare));
  } finally {
    await context.close();
  }
});

function readPage(name: string): PageAsBefore {
  const stored: PageAsBefore = JSON.parse(
    gunzipSync(readFileSync(path.join(FOLDER, `${name}.json.gz`))).toString(),
  );
  return { ...stored, html: stored.html.replace(HIDDEN_CAPTIONS, SEEN_CAPTIONS) };
}

/** Answers with a document or a file of ours: the browser would draw a missing picture as missing sooner or later. */
async function answer(route: Route, documents: Record<string, string>): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = path.join(PUBLIC, pathname);
  // A busy browser would draw the page first and its pictures later.
  const body = documents[pathname]?.replaceAll('decoding="async"', 'decoding="sync"');
  if (body) await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  else await route.fulfill({ path: existsSync(file) ? file : path.join(PUBLIC, OWNERS_PICTURE) });
}

/** Takes a picture of the whole page, in the quicker of the browser's two ways to write one. */
async function draw(page: Page, address: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`http://pages-as-before.example${address}`);
  const height = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    return document.documentElement.scrollHeight;
  });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Tells where two pictures begin to differ; returns null if they are the same. */
async function findDifference(before: Buffer, today: Buffer): Promise<string | null> {
  if (before.equals(today)) return null;
  const [a, b] = await Promise.all([readPixels(before), readPixels(today)]);
  const { width, height, channels } = a.info;
  if (height !== b.info.height) return `${height} px tall before, ${b.info.height} px today`;
  const differing: number[] = [];
  let most = 0;
  for (const [index, value] of a.data.entries()) {
    const by = Math.abs(value - (b.data[index] ?? 0));
    if (by > 0) differing.push(index);
    most = Math.max(most, by);
  }
  if (most <= SMOOTH.by && differing.length <= SMOOTH.values) return null;
  const pixel = Math.floor((differing[0] ?? 0) / channels);
  return `${differing.length} values from x ${pixel % width}, y ${Math.floor(pixel / width)} on, by up to ${most}`;
}

function readPixels(picture: Buffer) {
  return sharp(picture).raw().toBuffer({ resolveWithObject: true });
}
