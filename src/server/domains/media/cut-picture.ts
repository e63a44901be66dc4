import sharp from 'sharp';
import type { PictureFocus } from '@/core/picture-focus';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH } from '@/site/share-card';

/** Cuts a picture to the shape of a share card, around a point as browsers do by `object-position`: a JPEG. */
export async function cutPicture(picture: Buffer, focus: PictureFocus): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ratio = SHARE_CARD_WIDTH / SHARE_CARD_HEIGHT;
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return sharp(picture)
    .extract({
      ...cut,
      left: Math.round(((width - cut.width) * focus.x) / 100),
      top: Math.round(((height - cut.height) * focus.y) / 100),
    })
    .resize(SHARE_CARD_WIDTH, SHARE_CARD_HEIGHT, { fit: 'fill' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
