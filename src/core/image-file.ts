import { withoutFocus } from './picture-focus';

/** An owner's file is refused above this, before and after it is sent. */
export const MAX_UPLOAD_MEGABYTES = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;

/** A page must know these facts of a stored picture. They are part of the file's name, so that no look-up is needed. */
export interface ImageFile {
  /** It is random, so that nobody can guess it. */
  id: string;
  width: number;
  height: number;
  /** A logo without clear pixels needs a white plate on any ground. */
  needsPlate: boolean;
  /** The lightness of a logo's opaque part, 0 to 100, decides about its plate. Logos of older pages do not say it. */
  luminancePercent?: number;
}

const NAME =
  /^(?<id>[A-Za-z0-9_]{16,40})-(?<width>\d{1,5})x(?<height>\d{1,5})(?:(?:(?<plate>-p)|-l(?<luminance>\d{1,3}))?\.webp|(?<photo>\.jpg))$/;
/** The address of every file that an owner has uploaded begins with this. */
export const UPLOADS_PATH = '/uploads/';
/** Owners' pictures are in the first folder, and those that all pages from a template share in the second. */
const FOLDERS = [UPLOADS_PATH, '/images/templates/'];

/** Pictures are kept in those of these widths that are not above their own, and in their own width. */
const VARIANT_WIDTHS = [480, 960, 1600];
export const PICTURE_MAX_WIDTH = 1600;

export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Returns the name of a logo, which is kept in one size and format. */
export function getLogoFileName({ id, width, height, needsPlate, luminancePercent }: ImageFile): string {
  const luminance = luminancePercent === undefined ? '' : `-l${luminancePercent}`;
  return `${id}-${width}x${height}${needsPlate ? '-p' : luminance}.webp`;
}

/** Returns the name of a picture's JPEG, from which the names of its variants follow. */
export function getPictureFileName({
  id,
  width,
  height,
}: Pick<ImageFile, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}.jpg`;
}

export function listVariantWidths(width: number): number[] {
  return [...VARIANT_WIDTHS.filter((step) => step < width), width];
}

export function getVariantFileName(fileName: string, width: number, format: VariantFormat): string {
  return fileName.replace(/\.jpg$/, `-${width}.${format}`);
}

/** Lists every file that a stored logo or picture consists of, by the name that its address ends with. */
export function listFileNames(fileName: string): string[] {
  const groups = NAME.exec(fileName)?.groups;
  if (!groups?.photo) return [fileName];
  const variants = listVariantWidths(Number(groups.width)).flatMap((width) =>
    VARIANT_FORMATS.map((format) => getVariantFileName(fileName, width, format)),
  );
  return [fileName, ...variants];
}

/** Returns the name that the address of a stored file's picture ends with: its JPEG's, where the file is a variant. */
export function getMainFileName(fileName: string): string {
  return fileName.replace(/-\d+\.(avif|webp)(\.part)?$/, '.jpg').replace(/\.part$/, '');
}

/** Returns the address of a stored file of this name. */
export function toUploadUrl(fileName: string): string {
  return UPLOADS_PATH + fileName;
}

/** Finds the part of an upload's address after its folder; null for any other address. */
export function findUploadName(url: string): string | null {
  return url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : null;
}

/** Returns true for the address of an owner's picture, with or without a focus; a logo does not count. */
export function isUploadedPhoto(url: string): boolean {
  return url.startsWith(UPLOADS_PATH) && parseName(url)?.photo !== undefined;
}

/** Reads the facts in a stored picture's address (`/uploads/…`, `/images/templates/…`); null for any other address. */
export function parseImageUrl(url: string): ImageFile | null {
  const groups = parseName(url);
  if (!groups) return null;
  return {
    id: groups.id ?? '',
    width: Number(groups.width),
    height: Number(groups.height),
    needsPlate: groups.plate !== undefined,
    ...(groups.luminance && { luminancePercent: Number(groups.luminance) }),
  };
}

/** Lists the `srcset` of a stored picture for each format that is smaller than its JPEG; none for any other address. */
export function listPictureSources(url: string): { format: VariantFormat; srcSet: string }[] {
  const groups = parseName(url);
  if (!groups?.photo) return [];
  const file = withoutFocus(url);
  const widths = listVariantWidths(Number(groups.width));
  return VARIANT_FORMATS.map((format) => ({
    format,
    srcSet: widths.map((width) => `${getVariantFileName(file, width, format)} ${width}w`).join(', '),
  }));
}

/** Returns the shape of a picture, from wide to tall, by its width over its height. */
export function getPictureShape({ width, height }: Pick<ImageFile, 'width' | 'height'>) {
  const ratio = width / height;
  if (ratio >= 1.65) return 'wide';
  if (ratio >= 1.2) return 'usual';
  return ratio >= 0.9 ? 'square' : 'tall';
}

function parseName(url: string) {
  const folder = FOLDERS.find((prefix) => url.startsWith(prefix));
  return folder ? (NAME.exec(withoutFocus(url.slice(folder.length)))?.groups ?? null) : null;
}
