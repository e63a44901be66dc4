// Makes the small pictures by which templates are chosen, of the top of each page in each language: `npm run faces`,
// after a template, its words or its look has changed. CHROMIUM_PATH may name a browser.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';

const ORIGIN = 'https://example.com';
const VIEWPORT = { width: 1120, height: 1400 };
/** The picture is twice as wide as a card on a screen of usual density. */
const FACE_WIDTH = 340;
const publicFolder = path.join(import.meta.dirname, '../public');
const target = path.join(publicFolder, 'images/templates');
const list = path.join(import.meta.dirname, '../src/templates/trades/faces.json');
/** By these hashes a test knows that a page no longer looks like its picture. */
const sourceList = path.join(import.meta.dirname, '../src/templates/trades/face-sources.json');
const TYPES = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const vite = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { launchChromium } = await vite.ssrLoadModule('/tests/support/chromium.ts');
const { LOCALES } = await vite.ssrLoadModule('/src/core/locale/locale.ts');
const { drawFace } = await vite.ssrLoadModule('/tests/support/draw-face.ts');
const { templateNames } = await vite.ssrLoadModule('/src/templates/trades/templates.ts');

const browser = await launchChromium();
const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
let html = '';
await page.route('**/*', async (route) => {
  const { pathname } = new URL(route.request().url());
  const contentType = TYPES[path.extname(pathname)];
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
  if (!contentType) return route.abort();
  return route.fulfill({ contentType, body: await readFile(path.join(publicFolder, pathname)) });
});

for (const file of await readdir(target)) {
  if (file.startsWith('face_')) await rm(path.join(target, file));
}
const faces = {};
const sources = {};
for (const name of templateNames) {
  faces[name] = {};
  sources[name] = {};
  for (const locale of LOCALES) faces[name][locale] = await makeFace(name, locale);
}
await writeFile(list, `${JSON.stringify(faces, null, 2)}\n`);
await writeFile(sourceList, `${JSON.stringify(sources, null, 2)}\n`);
await browser.close();
await vite.close();

async function makeFace(name, locale) {
  const drawn = drawFace(name, locale, ORIGIN);
  html = drawn.html;
  sources[name][locale] = drawn.source;
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
  // A busy machine may still be decoding a picture that has arrived.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode()));
  });
  const content = await sharp(await page.screenshot())
    .resize(FACE_WIDTH)
    .webp({ quality: 56, effort: 6 })
    .toBuffer();
  // Browsers keep a file for good, so another picture must get another name.
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const fileName = `face_${name}_${locale}_${version}.webp`;
  await writeFile(path.join(target, fileName), content);
  return `/images/templates/${fileName}`;
}
