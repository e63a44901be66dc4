import sharp, { type OverlayOptions } from 'sharp';
import { parseImageUrl } from '@/core/image-file';
import { findLogoPlate, logoPlates } from '@/core/logo-plate';
import { palettes } from '@/core/palettes';
import { shorten } from '@/core/text';
import { fontPairs } from '@/site/fonts';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH, type ShareCard } from '@/site/share-card';
import { type DrawnText, drawText } from './draw-text';
import { drawableText } from './drawable-text';

const MARGIN = 80;
const INNER_WIDTH = SHARE_CARD_WIDTH - 2 * MARGIN;
const TITLE_MAX_HEIGHT = 250;
const TITLE_SIZES = [128, 112, 98, 86, 74, 64, 56, 48];
const TITLE_MAX_LENGTH = 120;
const ADDRESS_SIZE = 30;
const ADDRESS_GAP = 40;
const ADDRESS_MAX_LENGTH = 56;
const MARK_SIZE = 104;
const MARK_EDGE = 3;
const LOGO_MAX_WIDTH = 480;
const LOGO_MAX_HEIGHT = 104;
const PLATE_PADDING = 20;

/** The name of a page, large on the colour of its cover, with its logo or its first letter: a PNG. `logo` is the file's content. */
export async function drawShareCard(card: ShareCard, logo: Buffer | null): Promise<Buffer> {
  const { cover, coverMuted } = palettes[card.palette];
  const title = shorten(drawableText(card.title, card.slug), TITLE_MAX_LENGTH);
  const address = await drawText(shorten(card.address, ADDRESS_MAX_LENGTH), {
    fonts: 'plain',
    size: ADDRESS_SIZE,
    colour: coverMuted,
  });
  const name = await drawTitle(title, card);
  const mark = (logo && (await layLogo(card, logo).catch(() => null))) ?? (await layLetter(title, card));
  const addressTop = SHARE_CARD_HEIGHT - MARGIN - address.height;
  return sharp({
    create: { width: SHARE_CARD_WIDTH, height: SHARE_CARD_HEIGHT, channels: 3, background: cover },
  })
    .composite([
      ...mark,
      { ...name.overlay, left: MARGIN, top: addressTop - ADDRESS_GAP - name.height },
      { ...address.overlay, left: MARGIN, top: addressTop },
    ])
    .png({ palette: !logo })
    .toBuffer();
}

/** As large as it fits. */
async function drawTitle(title: string, { palette, fonts }: ShareCard): Promise<DrawnText> {
  let drawn: DrawnText | undefined;
  for (const size of TITLE_SIZES) {
    drawn = await drawText(title, {
      fonts,
      size: size * fontPairs[fonts].size,
      colour: palettes[palette].onCover,
      maxWidth: INNER_WIDTH,
    });
    if (drawn.height <= TITLE_MAX_HEIGHT && drawn.width <= INNER_WIDTH) break;
  }
  return drawn as DrawnText;
}

/** The logo at the top, on a plate where it would melt into the cover. */
async function layLogo({ logoUrl, palette }: ShareCard, logo: Buffer): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(logo, { limitInputPixels: 4_000_000 })
    .resize({ width: LOGO_MAX_WIDTH, height: LOGO_MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const overlay = { input: data, raw: { width, height, channels }, left: MARGIN, top: MARGIN };
  const plate = findLogoPlate(parseImageUrl(logoUrl ?? ''), palette);
  if (!plate) return [overlay];
  const [outerWidth, outerHeight] = [width + 2 * PLATE_PADDING, height + 2 * PLATE_PADDING];
  return [
    rectangle(outerWidth, outerHeight, logoPlates[plate], MARGIN, MARGIN - PLATE_PADDING),
    { ...overlay, left: MARGIN + PLATE_PADDING },
  ];
}

/** The first letter in a frame, as pages show it that have no logo. */
async function layLetter(title: string, { palette, fonts }: ShareCard): Promise<OverlayOptions[]> {
  const { cover, coverMuted, onCover } = palettes[palette];
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? title.charAt(0);
  const drawn = await drawText(letter.toUpperCase(), { fonts, size: MARK_SIZE * 0.56, colour: onCover });
  const inner = MARK_SIZE - 2 * MARK_EDGE;
  return [
    rectangle(MARK_SIZE, MARK_SIZE, coverMuted, MARGIN, MARGIN),
    rectangle(inner, inner, cover, MARGIN + MARK_EDGE, MARGIN + MARK_EDGE),
    {
      ...drawn.overlay,
      left: MARGIN + Math.round((MARK_SIZE - drawn.width) / 2),
      top: MARGIN + Math.round((MARK_SIZE - drawn.height) / 2),
    },
  ];
}

function rectangle(
  width: number,
  height: number,
  background: string,
  left: number,
  top: number,
): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top };
}
