import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { logoFileName } from '@/core/image-file';
import { type MadePicture, withPicture } from './open-picture';

const LOGO_WIDTH = 640;
const LOGO_HEIGHT = 320;
const DARK_LUMINANCE = 0.35;

/** Makes a logo of an uploaded file: stripped of what the camera wrote, small enough for a header. */
export function makeLogo(file: Buffer, field: string): Promise<MadePicture> {
  return withPicture(file, field, async (picture) => {
    const { data, info } = await picture
      .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const id = randomBytes(16).toString('hex');
    const needsPlate = await wouldMelt(data);
    return [
      { name: logoFileName({ id, width: info.width, height: info.height, needsPlate }), content: data },
    ];
  });
}

/** An opaque logo, or one nearly as dark as a page's cover, needs a plate behind it. */
async function wouldMelt(picture: Buffer): Promise<boolean> {
  const { isOpaque, channels } = await sharp(picture).stats();
  if (isOpaque) return true;
  const [red, green, blue] = channels.map(({ mean }) => mean / 255);
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return luminance < DARK_LUMINANCE;
}
