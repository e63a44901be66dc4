import { setImmediate } from 'node:timers/promises';
import QRCode, { type QRCodeSegment } from 'qrcode';
import sharp from 'sharp';

/** The standards of payment codes ask for this level, which says how much of a code may be damaged. */
const OPTIONS = { errorCorrectionLevel: 'M' } as const;
/** A picture is about this wide, since a module is a whole number of pixels. */
const WIDTH_PIXELS = 600;
/** The standard asks for this many light modules around a code. */
const MARGIN_MODULES = 4;

/** Draws a text as a QR code that scales and carries no style, which the page's policy would refuse. */
export async function drawQrSvg(text: string): Promise<string> {
  // A code takes a millisecond of nothing but computing: when many are wanted at once, other calls come in between.
  await setImmediate();
  const svg = await QRCode.toString(toSegments(text), { ...OPTIONS, type: 'svg' });
  return svg.trim();
}

/**
 * Draws a text as a QR code in PNG: hardly any mail program shows SVG. The library's own way to draw one takes five times
 * as long.
 */
export function drawQrPng(text: string): Promise<Buffer> {
  const { size, data } = QRCode.create(toSegments(text), OPTIONS).modules;
  const pixels = Uint8Array.from(data, (isDark) => (isDark ? 0 : 255));
  const scale = Math.floor(WIDTH_PIXELS / (size + 2 * MARGIN_MODULES));
  const margin = MARGIN_MODULES * scale;
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** The library looks for the shortest way to write a text; for capitals and digits, which fill a PAY by square code, it is known. */
function toSegments(text: string): string | QRCodeSegment[] {
  return /^[0-9A-Z]+$/.test(text) ? [{ data: text, mode: 'alphanumeric' }] : text;
}
