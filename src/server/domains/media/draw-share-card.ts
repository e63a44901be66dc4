import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '@/core/escape-markup';
import { parseImageUrl } from '@/core/image-file';
import { findLogoPlate, logoPlates } from '@/core/logo-plate';
import { parseSign, type SignName } from '@/core/signs';
import { toSlug } from '@/core/slug';
import { shorten } from '@/core/text';
import type { FontPairName } from '@/core/theme';
import { getCoverColours } from '@/site/looks/looks';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH, type ShareCard } from '@/site/share-card';
import { fontPairs } from '@/site/style/fonts';

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

/**
 * Draws a card as a PNG: the name of a page, large on the colour of its cover, with its logo or its first letter.
 * `logo` is the file's content.
 */
export async function drawShareCard(card: ShareCard, logo: Buffer | null): Promise<Buffer> {
  const { cover, coverMuted } = getCoverColours(card);
  const title = shorten(toDrawableText(card.title, card.slug), TITLE_MAX_LENGTH);
  const address = await drawText(shorten(card.address, ADDRESS_MAX_LENGTH), {
    fonts: 'plain',
    size: ADDRESS_SIZE,
    colour: coverMuted,
  });
  const name = await drawTitle(title, card);
  const mark = (logo && (await layMark(card, logo).catch(() => null))) ?? (await layLetter(title, card));
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

/** Draws the title in the largest size that fits. */
async function drawTitle(title: string, card: ShareCard): Promise<DrawnText> {
  const { fonts } = card;
  let drawn: DrawnText | undefined;
  for (const size of TITLE_SIZES) {
    drawn = await drawText(title, {
      fonts,
      size: size * fontPairs[fonts].size,
      colour: getCoverColours(card).onCover,
      maxWidth: INNER_WIDTH,
    });
    if (drawn.height <= TITLE_MAX_HEIGHT && drawn.width <= INNER_WIDTH) break;
  }
  return drawn as DrawnText;
}

function layMark(card: ShareCard, logo: Buffer): Promise<OverlayOptions[]> {
  return parseSign(card.logoUrl ?? '') ? laySign(card, logo) : layLogo(card, logo);
}

/** Places the sign at the top, in the colour of the title. */
async function laySign(card: ShareCard, sign: Buffer): Promise<OverlayOptions[]> {
  const { width, height } = await sharp(sign).metadata();
  const input = await sharp({
    create: { width, height, channels: 4, background: getCoverColours(card).onCover },
  })
    .composite([{ input: sign, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return [{ input, left: MARGIN, top: MARGIN }];
}

/** Places the logo at the top, on a plate if it would hardly stand out from the cover. */
async function layLogo(card: ShareCard, logo: Buffer): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(logo, { limitInputPixels: 4_000_000 })
    .resize({ width: LOGO_MAX_WIDTH, height: LOGO_MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const overlay = { input: data, raw: { width, height, channels }, left: MARGIN, top: MARGIN };
  const plate = findLogoPlate(parseImageUrl(card.logoUrl ?? ''), getCoverColours(card).cover);
  if (!plate) return [overlay];
  const [outerWidth, outerHeight] = [width + 2 * PLATE_PADDING, height + 2 * PLATE_PADDING];
  return [
    createRectangle(outerWidth, outerHeight, logoPlates[plate], MARGIN, MARGIN - PLATE_PADDING),
    { ...overlay, left: MARGIN + PLATE_PADDING },
  ];
}

/** Places the first letter in a frame, as on pages without a logo. */
async function layLetter(title: string, card: ShareCard): Promise<OverlayOptions[]> {
  const { fonts } = card;
  const { cover, coverMuted, onCover } = getCoverColours(card);
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? title.charAt(0);
  const drawn = await drawText(letter.toUpperCase(), { fonts, size: MARK_SIZE * 0.56, colour: onCover });
  const inner = MARK_SIZE - 2 * MARK_EDGE;
  return [
    createRectangle(MARK_SIZE, MARK_SIZE, coverMuted, MARGIN, MARGIN),
    createRectangle(inner, inner, cover, MARGIN + MARK_EDGE, MARGIN + MARK_EDGE),
    {
      ...drawn.overlay,
      left: MARGIN + Math.round((MARK_SIZE - drawn.width) / 2),
      top: MARGIN + Math.round((MARK_SIZE - drawn.height) / 2),
    },
  ];
}

function createRectangle(
  width: number,
  height: number,
  background: string,
  left: number,
  top: number,
): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top };
}

/** All fonts of the cards have these characters; the test reads the font files. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u00a3\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b7\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a-\u012b\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u016a-\u016b\u016e-\u017e\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20ac\u2122]$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Returns a text without the characters that our fonts lack, such as emoji. A text of another alphabet is replaced by
 * the words of its address.
 */
export function toDrawableText(text: string, otherwise: string): string {
  const drawn = Array.from(text.normalize('NFC'), toDrawable).join('').replace(/\s+/g, ' ').trim();
  if (countLetters(drawn) * 2 >= countLetters(text.normalize('NFC')) && LETTER_OR_NUMBER.test(drawn))
    return drawn;
  return toSlug(otherwise).replaceAll('-', ' ') || otherwise;
}

/** Returns the base of a letter whose accent the fonts lack. */
function toDrawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const base = character.normalize('NFD').charAt(0);
  return base !== character && DRAWABLE.test(base) ? base : '';
}

function countLetters(text: string): number {
  return Array.from(text).filter((character) => LETTER_OR_NUMBER.test(character)).length;
}

/** Reads a sign as it is drawn on cards: only its shape counts, not its colour. */
export function readSign(name: SignName): Promise<Buffer> {
  return readFile(path.join(SIGNS, `${name}.png`));
}

/** The build copies both folders next to the server. */
const SIGNS = path.join(import.meta.dirname, 'share-signs');
const FONTS = path.join(import.meta.dirname, 'share-fonts');

/**
 * Must run before the first text is drawn: the machine's own fonts must not replace ours, and a machine without fonts
 * must not log a warning.
 */
export function shutOutSystemFonts(): void {
  process.env.FONTCONFIG_FILE = path.join(FONTS, 'fonts.conf');
}

interface TextStyle {
  fonts: FontPairName;
  /** Letters have this size in pixels. */
  size: number;
  colour: string;
  maxWidth?: number;
}

export interface DrawnText {
  width: number;
  height: number;
  /** Lays the drawn text over a picture. */
  overlay: Pick<OverlayOptions, 'input' | 'raw'>;
}

/** Draws a text in the font of a pair's headings; if `maxWidth` is given, lines are broken at that width. */
export async function drawText(
  text: string,
  { fonts, size, colour, maxWidth }: TextStyle,
): Promise<DrawnText> {
  const spacing = Math.round(Number.parseFloat(fontPairs[fonts].track) * size * 1024);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${escapeMarkup(text)}</span>`,
      font: `Verandly ${fonts.charAt(0).toUpperCase()}${fonts.slice(1)} ${Math.round(size)}`,
      fontfile: path.join(FONTS, `${fonts}.ttf`),
      width: maxWidth,
      wrap: 'word-char',
      // At this resolution one point is one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, overlay: { input: data, raw: { width, height, channels } } };
}
