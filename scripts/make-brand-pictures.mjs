// Makes the icons and the picture beside shared links to the product's own pages out of public/favicon.svg and the
// fonts: `npm run brand-pictures`. Files that browsers keep for good have a number in their names: raise it when the
// picture changes.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';

const target = path.join(import.meta.dirname, '../public');
const vite = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { BRAND_COLOURS, PRODUCT_NAME } = await vite.ssrLoadModule('/src/core/brand.ts');
const { paper, leaf700 } = BRAND_COLOURS;
const mark = await readFile(path.join(target, 'favicon.svg'));

await write('apple-touch-icon.png', await icon(180, 0.7, paper));
await write('images/icon-192-1.png', await icon(192, 1));
await write('images/icon-512-1.png', await icon(512, 1));
// Phones cut a circle out of it, into which the mark must fit.
await write('images/icon-maskable-512-1.png', await icon(512, 0.56, paper));
await write('favicon.ico', asIco(await icon(32, 1)));
await write('images/share-verandly-1.jpg', await sharePicture());
await vite.close();

function write(name, content) {
  return writeFile(path.join(target, name), content);
}

async function icon(size, share, background = { r: 0, g: 0, b: 0, alpha: 0 }) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns an icon file, which is a directory of one entry before the PNG. */
function asIco(png) {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

async function sharePicture() {
  const { launchChromium } = await vite.ssrLoadModule('/tests/support/chromium.ts');
  const { landing } = await vite.ssrLoadModule('/messages/en/index.ts');
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const heading = await fontUrl('bricolage-grotesque-700');
  const body = await fontUrl('figtree');
  await page.setContent(`<!doctype html>
    <style>
      @font-face { font-family: Heading; font-weight: 700; src: url(${heading}) }
      @font-face { font-family: Body; font-weight: 300 900; src: url(${body}) }
      body { margin: 0; height: 630px; position: relative; overflow: hidden; background: ${paper}; color: #14231c }
      .awning { height: 96px; background: linear-gradient(90deg, #f05656 50%, #f7e09c 0) 0 0 / calc(200% / 11) 100%;
        mask: linear-gradient(#000 0 0) top / 100% calc(100% - 40px) no-repeat,
          radial-gradient(50% 100% at 50% 0, #000 97%, #0000) 0 100% / calc(100% / 11) 40.5px }
      .brand { position: absolute; left: 80px; top: 170px; display: flex; align-items: center; gap: 16px;
        font: 700 40px Heading; letter-spacing: -0.02em; color: ${leaf700} }
      h1 { position: absolute; left: 80px; bottom: 132px; width: 1000px; margin: 0; font: 700 92px/1.02 Heading;
        letter-spacing: -0.025em; text-wrap: balance }
      p { position: absolute; left: 80px; bottom: 72px; margin: 0; font: 500 30px Body; color: #4c5d54 }
      svg { width: 56px; height: 56px }
    </style>
    <div class="awning"></div>
    <div class="brand">${mark}<span>${PRODUCT_NAME}</span></div>
    <h1>${landing.documentTitle}</h1>
    <p>${landing.sharePictureLine}</p>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ type: 'png' });
  await browser.close();
  return sharp(shot).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
}

async function fontUrl(name) {
  const font = await readFile(path.join(target, `fonts/${name}-latin-5.3.0.woff2`));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}
