import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { AppError } from '@/core/app-error';
import { imageFileName } from '@/core/image-file';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { oneAtATime } from './one-at-a-time';

const MAX_MEGAPIXELS = 50;
/** Decoding one megapixel of AVIF takes 20 MB, five times as much as of a PNG. */
const MAX_AVIF_MEGAPIXELS = 20;
const MEGAPIXEL = 1_000_000;
const LOGO_WIDTH = 640;
const LOGO_HEIGHT = 320;
const READABLE_FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** The loaders that could run code or read other files are closed for good. */
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadUhdr'],
});
/** No picture is read twice, and what the cache kept was never given back. */
sharp.cache(false);

/** Ten large pictures decoded at the same moment would take a gigabyte. */
const inTurn = oneAtATime();

export interface StoredPicture {
  fileName: string;
  content: Buffer;
}

/**
 * Makes a logo of an uploaded file: turned upright, stripped of what the camera wrote, small enough for a header.
 * Throws VALIDATION with a text for people when the file is no picture, damaged or too large.
 */
export function readLogo(file: Buffer): Promise<StoredPicture> {
  return inTurn(() => makeLogo(file));
}

async function makeLogo(file: Buffer): Promise<StoredPicture> {
  await assertPicture(file);
  try {
    const { data, info } = await open(file)
      .rotate()
      .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const needsPlate = await wouldMelt(data);
    const id = randomBytes(16).toString('hex');
    return {
      fileName: imageFileName({ id, width: info.width, height: info.height, needsPlate }),
      content: data,
    };
  } catch {
    throw refused(text('errors.uploadBroken'));
  }
}

function open(file: Buffer) {
  return sharp(file, { limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, failOn: 'error', pages: 1 });
}

/** Looks at the header only: nothing is decoded before the format and the number of pixels are known. */
async function assertPicture(file: Buffer): Promise<void> {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (
    !facts ||
    !READABLE_FORMATS.has(facts.format) ||
    (facts.format === 'heif' && facts.compression !== 'av1')
  ) {
    throw refused(text('errors.uploadNotAnImage'));
  }
  const max = facts.format === 'heif' ? MAX_AVIF_MEGAPIXELS : MAX_MEGAPIXELS;
  if (facts.width * facts.height > max * MEGAPIXEL) {
    throw refused(text('errors.uploadTooManyPixels', { max }));
  }
}

/** An opaque logo, or one nearly as dark as a page's cover, needs a plate behind it. */
async function wouldMelt(picture: Buffer): Promise<boolean> {
  const { isOpaque, channels } = await sharp(picture).stats();
  if (isOpaque) return true;
  const [red, green, blue] = channels.map(({ mean }) => mean / 255);
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return luminance < DARK_LUMINANCE;
}

const DARK_LUMINANCE = 0.35;

function refused(message: string): AppError {
  return validationError([{ path: 'logo', message }]);
}
