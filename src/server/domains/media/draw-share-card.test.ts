import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { themeChoices } from '@/core/theme';
import { getCoverColours } from '@/site/looks/looks';
import type { ShareCard } from '@/site/share-card';
import { type DrawnText, drawShareCard, drawText, readSign, shutOutSystemFonts } from './draw-share-card';

shutOutSystemFonts();

const card: ShareCard = {
  slug: 'pod-lipou',
  title: 'Kaderníctvo Zora',
  address: 'example.com/pod-lipou',
  palette: 'mallow',
  fonts: 'studio',
  logoUrl: null,
};
/** The texts have the letters of Slovak, then those that only Czech and German have, with their quotation marks. */
const LETTERS = [...'ľščťžýáíéúäňôďŕĺóĽŠČŤŽÝÁÍÉÚÄŇÔĎ€ěřůĚŘŮöüßÖÜẞ„“‚‘’'];

function letter(text: string, fonts: ShareCard['fonts'] = 'plain'): Promise<DrawnText> {
  return drawText(text, { fonts, size: 60, colour: '#000000' });
}

/** Returns true for the frame around a number, which is drawn for a character that a font lacks. */
function isBox({ width, height, overlay }: DrawnText): boolean {
  const pixels = overlay.input as Buffer;
  const isInked = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 64;
  const columns = [...Array(width).keys()];
  const rows = [...Array(height).keys()];
  const inkedColumns = columns.filter((x) => rows.some((y) => isInked(x, y)));
  const inkedRows = rows.filter((y) => columns.some((x) => isInked(x, y)));
  const [left = 0, right = 0] = [inkedColumns[0], inkedColumns.at(-1)];
  const [top = 0, bottom = 0] = [inkedRows[0], inkedRows.at(-1)];
  return (
    inkedColumns.every((x) => isInked(x, top) && isInked(x, bottom)) &&
    inkedRows.every((y) => isInked(left, y) && isInked(right, y))
  );
}

describe('letters', () => {
  it.each(themeChoices.fonts)('of our languages are all in %s, each of its own shape', async (fonts) => {
    const drawn = await Promise.all(LETTERS.map((text) => letter(text, fonts)));
    expect(LETTERS.filter((_, index) => isBox(drawn[index] as DrawnText))).toEqual([]);
    const shapes = drawn.map(({ overlay }) => (overlay.input as Buffer).toString('base64'));
    expect(new Set(shapes).size).toBe(LETTERS.length);
  });

  it('that our fonts lack are not taken from the machine', async () => {
    expect(isBox(await letter('Ж'))).toBe(true);
  });
});

describe('the card', () => {
  it('is a PNG of the size that shared links are shown in, on the colour of the cover', async () => {
    const png = await drawShareCard(card, null);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const corner = await sharp(png)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(corner.toString('hex')).toBe('f1d3d5');
  });

  it('of two names that differ in one accent differs', async () => {
    const [one, other] = await Promise.all(
      ['Ľan', 'Lan'].map((title) => drawShareCard({ ...card, title }, null)),
    );
    expect(one?.equals(other as Buffer)).toBe(false);
  });

  it.each([
    ['long', 'Stavebná firma a synovia '.repeat(6)],
    ['one endless word', 'Elektrizitätenhauptbetriebswerk'.repeat(4)],
    ['markup', '<b>Ryby & chlieb</b> "u nás"'],
    ['emoji and another direction', '🥐 مرحبا بكم 🇸🇰'],
    ['nothing that can be drawn', '\u200b\ud83e'],
  ])('takes a name that is %s', async (_, title) => {
    const png = await drawShareCard({ ...card, title }, null);
    // The card has a margin on all sides.
    const { info } = await sharp(png).trim({ background: '#f1d3d5' }).toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(1200 - 2 * 76);
    expect(info.height).toBeLessThanOrEqual(630 - 2 * 76);
  });

  it.each([
    { logo: 'white', luminance: 100, cover: 'light', palette: 'mallow', ground: '1d1d1d' },
    { logo: 'white', luminance: 100, cover: 'dark', palette: 'pine', ground: '103a2a' },
    { logo: 'black', luminance: 0, cover: 'light', palette: 'mallow', ground: 'f1d3d5' },
    { logo: 'black', luminance: 0, cover: 'dark', palette: 'pine', ground: 'ffffff' },
  ] as const)('shows a $logo logo on a $cover cover', async ({ logo, luminance, palette, ground }) => {
    const bar = await sharp({ create: { width: 40, height: 40, channels: 3, background: logo } })
      .png()
      .toBuffer();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const content = await sharp({ create: { width: 300, height: 120, channels: 4, background: clear } })
      .composite([{ input: bar, left: 0, top: 0 }])
      .webp({ lossless: true })
      .toBuffer();
    const logoUrl = `/uploads/abcdefghijklmnop-300x120-l${luminance}.webp`;
    const png = await drawShareCard({ ...card, palette, logoUrl }, content);
    const beside = await sharp(png)
      .extract({ left: 250, top: 130, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(beside.toString('hex')).toBe(ground);
  });

  it('carries the logo, and the letter when that cannot be read', async () => {
    const create = { width: 300, height: 120, channels: 3, background: '#cc3333' } as const;
    const logo = await sharp({ create }).webp({ lossless: true }).toBuffer();
    const named = { ...card, logoUrl: '/uploads/abcdefghijklmnop-300x120-p.webp' };
    const png = await drawShareCard(named, logo);
    const inLogo = await sharp(png)
      .extract({ left: 150, top: 110, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(inLogo.toString('hex')).toBe('cc3333');
    const broken = await drawShareCard(named, Buffer.from('no picture'));
    expect((await sharp(broken).metadata()).width).toBe(1200);
  });

  it('carries a sign in the colour of the title', async () => {
    const named = { ...card, logoUrl: '/images/signs/bricks-1.svg' };
    const png = await drawShareCard(named, await readSign('bricks'));
    const wall = await sharp(png)
      .extract({ left: 80, top: 80, width: 104, height: 104 })
      .removeAlpha()
      .toBuffer();
    const { channels } = await sharp(wall).stats();
    const { onCover } = getCoverColours(card);
    const darkest = channels.map(({ min }) => min.toString(16).padStart(2, '0')).join('');
    expect(`#${darkest}`).toBe(onCover);
  });
});
