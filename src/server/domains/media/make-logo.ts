import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { luminance } from '@/core/contrast';
import { type ImageFile, logoFileName } from '@/core/image-file';
import { type MadePicture, withPicture } from './open-picture';

const LOGO_WIDTH = 640;
const LOGO_HEIGHT = 320;
/** Enough of it to say how light it is: its pixels are counted where everybody's calls wait. */
const LOOK_SIZE = 64;

/** Makes a logo of an uploaded file: stripped of what the camera wrote, small enough for a header. */
export function makeLogo(file: Buffer, field: string): Promise<MadePicture> {
  return withPicture(file, field, async (picture) => {
    const { data, info } = await picture
      .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const id = randomBytes(16).toString('hex');
    const facts = { id, width: info.width, height: info.height, ...(await lookAt(data)) };
    return [{ name: logoFileName(facts), content: data }];
  });
}

/** Whether nothing of it is clear, else how light is what can be seen of it. */
async function lookAt(picture: Buffer): Promise<Pick<ImageFile, 'needsPlate' | 'luminancePercent'>> {
  if ((await sharp(picture).stats()).isOpaque) return { needsPlate: true };
  const pixels = await sharp(picture)
    // Mixes light as eyes do: black and white lines would be far too dark together.
    .gamma()
    .resize({ width: LOOK_SIZE, height: LOOK_SIZE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let light = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += luminance(red, green, blue) * alpha;
    seen += alpha;
  }
  return { needsPlate: false, luminancePercent: seen === 0 ? 0 : Math.round((100 * light) / seen) };
}
