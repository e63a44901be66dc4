import sharp, { type Sharp } from 'sharp';
import type { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import { validationError } from '../../kernel/validation';

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

/** A file as it is kept in the store. */
export interface StoredFile {
  name: string;
  content: Buffer;
}

/** A picture ready to be stored: the file that its address ends with, then its variants. */
export type MadePicture = [StoredFile, ...StoredFile[]];

/**
 * Opens an uploaded file, upright, and makes something of it. Throws VALIDATION for the form's field, with a text for
 * people, when the file is no picture, damaged or too large. It takes memory: `makeInTurn` says when.
 */
export async function withPicture(
  file: Buffer,
  field: string,
  make: (picture: Sharp) => Promise<MadePicture>,
): Promise<MadePicture> {
  const refused = (message: string): AppError => validationError([{ path: field, message }]);
  const problem = await problemOf(file);
  if (problem) throw refused(problem);
  try {
    return await make(open(file).rotate());
  } catch (error) {
    // What fails with a picture that can be read is a failure of ours.
    throw (await isReadable(file)) ? error : refused(text('errors.uploadBroken'));
  }
}

function open(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, failOn: 'error', pages: 1 });
}

/** Whether all of a picture can be decoded; nothing of it is kept in memory. */
function isReadable(file: Buffer): Promise<boolean> {
  return open(file)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Looks at the header only: nothing is decoded before the format and the number of pixels are known. */
async function problemOf(file: Buffer): Promise<string | null> {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isKnown = facts && READABLE_FORMATS.has(facts.format);
  if (!isKnown || (facts.format === 'heif' && facts.compression !== 'av1')) {
    return text('errors.uploadNotAnImage');
  }
  const max = facts.format === 'heif' ? MAX_AVIF_MEGAPIXELS : MAX_MEGAPIXELS;
  return facts.width * facts.height > max * MEGAPIXEL ? text('errors.uploadTooManyPixels', { max }) : null;
}
