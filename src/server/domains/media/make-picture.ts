import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { AppError } from '@/core/app-error';
import { computeLuminance } from '@/core/colour';
import {
  getLogoFileName,
  getPictureFileName,
  getVariantFileName,
  type ImageFile,
  listVariantWidths,
  PICTURE_MAX_WIDTH,
  VARIANT_FORMATS,
  type VariantFormat,
} from '@/core/image-file';
import { type Phrase, phrase } from '@/core/messages';
import type { PictureCrop } from '@/core/picture-crop';
import { createValidationError } from '../../kernel/validation';

/** Encoders of AVIF and WebP accept no side beyond 16,000 pixels. */
const MAX_HEIGHT = 3200;
const WHITE = '#ffffff';

/** More effort would save a tenth of the bytes and take four times as long. */
const encoders: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/**
 * Makes a picture of an uploaded file: a JPEG that every browser shows, and the variants that most browsers will
 * choose.
 */
export function makePicture(file: Buffer, field: string): Promise<MadePicture> {
  return withPicture(file, field, makeVariants);
}

/** Makes a picture of a stored one without some of its edges. */
export function makePicturePart(file: Buffer, field: string, crop: PictureCrop): Promise<MadePicture> {
  return withPicture(file, field, async (picture) => {
    const { width, height } = await picture.metadata();
    const left = Math.round((width * crop.left) / 100);
    const top = Math.round((height * crop.top) / 100);
    return makeVariants(
      picture.extract({
        left,
        top,
        width: Math.max(1, Math.round((width * (100 - crop.right)) / 100) - left),
        height: Math.max(1, Math.round((height * (100 - crop.bottom)) / 100) - top),
      }),
    );
  });
}

async function makeVariants(picture: Sharp): Promise<MadePicture> {
  // The file is decoded once, in the size of the largest variant.
  const { data, info } = await picture
    .resize({ width: PICTURE_MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });

  const name = getPictureFileName({ id: randomBytes(16).toString('hex'), width, height });
  const jpeg = open().flatten({ background: WHITE }).jpeg({ quality: 80, mozjpeg: true });
  const made: MadePicture = [{ name, content: await jpeg.toBuffer() }];
  for (const variantWidth of listVariantWidths(width)) {
    for (const format of VARIANT_FORMATS) {
      const content = await encoders[format](open().resize({ width: variantWidth })).toBuffer();
      made.push({ name: getVariantFileName(name, variantWidth, format), content });
    }
  }
  return made;
}

const MAX_MEGAPIXELS = 50;
/** Decoding one megapixel of AVIF takes 20 MB, five times as much as of a PNG. */
const MAX_AVIF_MEGAPIXELS = 20;
const MEGAPIXEL = 1_000_000;
const READABLE_FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Loaders that could run code or read other files stay blocked. */
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadUhdr'],
});
/** No image is read twice, and the cache would never release its memory. */
sharp.cache(false);

/** The store keeps this file. */
interface StoredFile {
  name: string;
  content: Buffer;
}

/** A picture or a PDF is ready to be stored: first the file in its address, then the variants of a picture. */
export type MadePicture = [StoredFile, ...StoredFile[]];

/**
 * Opens an uploaded file, turned upright, and makes something of it. Throws VALIDATION for the form's field, with a
 * text for people, when the file is no picture, damaged or too large. It takes much memory, so `queuePicture` decides
 * when it runs.
 */
async function withPicture(
  file: Buffer,
  field: string,
  make: (picture: Sharp) => Promise<MadePicture>,
): Promise<MadePicture> {
  const createRefusal = (message: Phrase): AppError => createValidationError([{ path: field, message }]);
  const problem = await findImageProblem(file);
  if (problem) throw createRefusal(problem);
  try {
    return await make(open(file).rotate());
  } catch (error) {
    // If the picture can be read, the failure is the server's.
    throw (await isReadable(file)) ? error : createRefusal(phrase('errors.uploadBroken'));
  }
}

function open(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, failOn: 'error', pages: 1 });
}

/** Returns true if the whole picture can be decoded; keeps nothing of it in memory. */
function isReadable(file: Buffer): Promise<boolean> {
  return open(file)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Looks at the header only: before the format and the number of pixels are known, nothing is decoded. */
async function findImageProblem(file: Buffer): Promise<Phrase | null> {
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isKnown = facts && READABLE_FORMATS.has(facts.format);
  if (!isKnown || (facts.format === 'heif' && facts.compression !== 'av1')) {
    return phrase('errors.uploadNotAnImage');
  }
  const max = facts.format === 'heif' ? MAX_AVIF_MEGAPIXELS : MAX_MEGAPIXELS;
  return facts.width * facts.height > max * MEGAPIXEL ? phrase('errors.uploadTooManyPixels', { max }) : null;
}

const LOGO_WIDTH = 640;
const LOGO_HEIGHT = 320;
/** This size suffices to measure the light; the pixels are counted in the main thread, where all other calls wait. */
const MEASURED_SIZE = 64;

/** Makes a logo of an uploaded file, without the camera's data and small enough for a header. */
export function makeLogo(file: Buffer, field: string): Promise<MadePicture> {
  return withPicture(file, field, async (picture) => {
    const { data, info } = await picture
      .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const id = randomBytes(16).toString('hex');
    const facts = { id, width: info.width, height: info.height, ...(await measureLight(data)) };
    return [{ name: getLogoFileName(facts), content: data }];
  });
}

/** Measures how light the visible parts of a picture are; a picture without clear parts needs a plate instead. */
async function measureLight(picture: Buffer): Promise<Pick<ImageFile, 'needsPlate' | 'luminancePercent'>> {
  if ((await sharp(picture).stats()).isOpaque) return { needsPlate: true };
  const pixels = await sharp(picture)
    // Gamma mixes light as eyes do: black and white lines would otherwise be far too dark together.
    .gamma()
    .resize({ width: MEASURED_SIZE, height: MEASURED_SIZE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let light = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += computeLuminance(red, green, blue) * alpha;
    seen += alpha;
  }
  return { needsPlate: false, luminancePercent: seen === 0 ? 0 : Math.round((100 * light) / seen) };
}
