import sharp, { type Sharp } from 'sharp';
import type { AppError } from '@/core/app-error';
import { text } from '../http/translate';
import { validationError } from '../http/validation';
import { oneAtATime } from './one-at-a-time';

const MAX_MEGAPIXELS = 50;
/** Decoding one megapixel of AVIF takes 20 MB, five times as much as of a PNG. */
const MAX_AVIF_MEGAPIXELS = 20;
const MEGAPIXEL = 1_000_000;
const READABLE_FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** The loaders that could run code or read other files are closed for good. */
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadUhdr'],
});
/** No picture is read twice, and what the cache kept was never given back. */
sharp.cache(false);

/** Ten large pictures decoded at the same moment would take a gigabyte. */
const inTurn = oneAtATime();

/** A file as it is kept in the store. */
export interface StoredFile {
  name: string;
  content: Buffer;
}

/** A picture ready to be stored: the file that its address ends with, then its variants. */
export type MadePicture = [StoredFile, ...StoredFile[]];

/**
 * Opens an uploaded file, upright, and makes something of it; only one at a time. Throws VALIDATION for the form's
 * field, with a text for people, when the file is no picture, damaged or too large.
 */
export function withPicture(
  file: Buffer,
  field: string,
  make: (picture: Sharp) => Promise<MadePicture>,
): Promise<MadePicture> {
  const refused = (message: string): AppError => validationError([{ path: field, message }]);
  return inTurn(async () => {
    const problem = await problemOf(file);
    if (problem) throw refused(problem);
    const picture = sharp(file, {
      limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL,
      failOn: 'error',
      pages: 1,
    }).rotate();
    return make(picture).catch(() => {
      throw refused(text('errors.uploadBroken'));
    });
  });
}

/** Looks at the header only: nothing is decoded before the format and the number of pixels are known. */
async function problemOf(file: Buffer): Promise<string | null> {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isReadable = facts && READABLE_FORMATS.has(facts.format);
  if (!isReadable || (facts.format === 'heif' && facts.compression !== 'av1')) {
    return text('errors.uploadNotAnImage');
  }
  const max = facts.format === 'heif' ? MAX_AVIF_MEGAPIXELS : MAX_MEGAPIXELS;
  return facts.width * facts.height > max * MEGAPIXEL ? text('errors.uploadTooManyPixels', { max }) : null;
}
