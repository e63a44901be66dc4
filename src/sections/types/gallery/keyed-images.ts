import type { GalleryImage } from './definition';

export type KeyedImage = GalleryImage & { id: string };

/** Pictures with an id for lists: their address, and a number where the same one stands again. */
export function keyImages(images: readonly GalleryImage[]): KeyedImage[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const times = (seen.get(image.url) ?? 0) + 1;
    seen.set(image.url, times);
    return { ...image, id: times === 1 ? image.url : `${image.url} ${times}` };
  });
}

export function unkeyImages(images: readonly KeyedImage[]): GalleryImage[] {
  return images.map(({ id: _id, ...image }) => image);
}
