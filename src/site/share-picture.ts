import { findUploadName, isUploadedPhoto, parseImageUrl, toUploadUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { type PictureFocus, parseFocus, withoutFocus } from '@/core/picture-focus';

const NAME = /^(?<name>\w+-\d+x\d+)-x(?<x>\d{1,3})-y(?<y>\d{1,3})\.jpg$/;

/** An upload is cut to the shape of a share card, around its focus. */
export interface CutPicture {
  /** The whole picture's JPEG has this name. */
  fileName: string;
  focus: PictureFocus;
}

/**
 * Returns the address of an upload cut around its focus, since other pages cut the picture beside a link around the middle;
 * null for a picture without a focus, and for one that is no upload.
 */
export function findCutPicturePath(slug: string, url: string): string | null {
  const focus = parseFocus(url);
  const fileName = findUploadName(withoutFocus(url));
  if (!focus || !fileName || !isUploadedPhoto(url)) return null;
  const name = fileName.replace(/\.jpg$/, '');
  return `/share/${slug}/${name}-x${focus.x}-y${focus.y}.jpg`;
}

/** Reads the last part of such an address; null for any other part, and for a point that is not on the grid. */
export function parseCutPicture(slug: string, file: string): CutPicture | null {
  const { name, x, y } = NAME.exec(file)?.groups ?? {};
  const url = `${toUploadUrl(`${name}.jpg`)}#focus=${x},${y}`;
  const focus = parseFocus(url);
  if (!focus || findCutPicturePath(slug, url) !== `/share/${slug}/${file}`) return null;
  return { fileName: `${name}.jpg`, focus };
}

/** Other pages would show a smaller picture as a stamp, and cut tall and very wide ones. */
const MIN_WIDTH = 600;
const MIN_HEIGHT = 315;
const MIN_RATIO = 0.75;
const MAX_RATIO = 3;

/** Returns true if a picture looks well beside a link; it is unknown of one elsewhere on the web. */
export function isPresentable({ url }: { url: string }): boolean {
  const src = toSafeImageUrl(url);
  if (!src) return false;
  const file = parseImageUrl(src);
  if (!file) return /^https?:/i.test(src);
  const { width, height } = file;
  const ratio = width / height;
  return width >= MIN_WIDTH && height >= MIN_HEIGHT && ratio >= MIN_RATIO && ratio <= MAX_RATIO;
}
