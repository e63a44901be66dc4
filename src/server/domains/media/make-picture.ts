import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  PICTURE_MAX_WIDTH,
  pictureFileName,
  VARIANT_FORMATS,
  type VariantFormat,
  variantFileName,
  variantWidths,
} from '@/core/image-file';
import { type MadePicture, withPicture } from './open-picture';

/** Encoders of AVIF and WebP take no side beyond 16,000. */
const MAX_HEIGHT = 3200;
const WHITE = '#ffffff';

/** More effort would save a tenth of the bytes and take four times as long. */
const encoders: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** Makes a picture of an uploaded file: a JPEG that every browser shows, and the variants that most will take. */
export function makePicture(file: Buffer, field: string): Promise<MadePicture> {
  return withPicture(file, field, async (picture) => {
    // Decoded once, in the size of the largest variant.
    const { data, info } = await picture
      .resize({ width: PICTURE_MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const open = () => sharp(data, { raw: { width, height, channels } });

    const name = pictureFileName({ id: randomBytes(16).toString('hex'), width, height });
    const jpeg = open().flatten({ background: WHITE }).jpeg({ quality: 80, mozjpeg: true });
    const made: MadePicture = [{ name, content: await jpeg.toBuffer() }];
    for (const variantWidth of variantWidths(width)) {
      for (const format of VARIANT_FORMATS) {
        const content = await encoders[format](open().resize({ width: variantWidth })).toBuffer();
        made.push({ name: variantFileName(name, variantWidth, format), content });
      }
    }
    return made;
  });
}
