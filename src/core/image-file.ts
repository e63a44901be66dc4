/** What the page must know of a stored picture; it is part of the file's name, so that no look-up is needed. */
export interface ImageFile {
  /** Random and unguessable. */
  id: string;
  width: number;
  height: number;
  /** A logo that would melt into a coloured ground gets a white plate: opaque, or as dark or light as the ground. */
  needsPlate: boolean;
}

const NAME = /^(?<id>[A-Za-z0-9_]{16,40})-(?<width>\d{1,5})x(?<height>\d{1,5})(?<plate>-p)?\.webp$/;

export function imageFileName({ id, width, height, needsPlate }: ImageFile): string {
  return `${id}-${width}x${height}${needsPlate ? '-p' : ''}.webp`;
}

/** The facts in a stored picture's address (`/uploads/…`); null for any other address. */
export function parseImageUrl(url: string): ImageFile | null {
  if (!url.startsWith('/uploads/')) return null;
  const groups = NAME.exec(url.slice('/uploads/'.length))?.groups;
  if (!groups) return null;
  return {
    id: groups.id ?? '',
    width: Number(groups.width),
    height: Number(groups.height),
    needsPlate: groups.plate !== undefined,
  };
}
