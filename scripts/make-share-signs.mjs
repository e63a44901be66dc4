// Draws the signs for the cards beside shared links: `node scripts/make-share-signs.mjs`. The server itself reads no
// SVG, because an owner's file could be one. It is needed again only when a sign changes.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A card shows a logo at this height. */
const SIZE = 104;
const source = path.join(import.meta.dirname, '../public/images/signs');
const target = path.join(import.meta.dirname, '../src/server/domains/media/share-signs');

await mkdir(target, { recursive: true });
for (const file of await readdir(source)) {
  const drawn = sharp(path.join(source, file), { density: 300 }).resize(SIZE, SIZE);
  const name = file.replace(/-1\.svg$/, '.png');
  await writeFile(path.join(target, name), await drawn.png({ compressionLevel: 9 }).toBuffer());
}
