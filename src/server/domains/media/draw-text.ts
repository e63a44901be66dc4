import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FontPairName } from '@/core/theme';
import { fontPairs } from '@/site/fonts';

/** Copied beside the built server. */
const FONTS = path.join(import.meta.dirname, 'share-fonts');
// Fonts of the machine must not stand in, and a machine that has none must not complain of it.
process.env.FONTCONFIG_FILE = path.join(FONTS, 'fonts.conf');

export interface TextStyle {
  fonts: FontPairName;
  /** In pixels. */
  size: number;
  colour: string;
  maxWidth?: number;
}

export interface DrawnText {
  width: number;
  height: number;
  /** To be laid over a picture. */
  overlay: Pick<OverlayOptions, 'input' | 'raw'>;
}

/** A text in the font of a pair's headings, broken into lines where `maxWidth` is. */
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
      // One point is one pixel then.
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, overlay: { input: data, raw: { width, height, channels } } };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
