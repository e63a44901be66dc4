import type { PageData } from '@/contracts/page-data';
import { galleryImages } from '@/sections/gallery-images';

export interface Gallery {
  pageData: PageData;
  updatedAt: Date;
  draftData: { pageData: PageData } | null;
  draftSavedAt: Date | null;
  uploaded: { url: string; createdAt: Date }[];
}

/**
 * How many pictures the owner's galleries have: those of the newest page that is known here, draft or saved, and those
 * that were uploaded since and will be on the next one.
 */
export function countGallery({ pageData, updatedAt, draftData, draftSavedAt, uploaded }: Gallery): number {
  const images = galleryImages(draftData?.pageData ?? pageData);
  const knownAt = draftSavedAt ?? updatedAt;
  const shown = new Set(images.map(({ url }) => url));
  const isWaiting = (photo: Gallery['uploaded'][number]) =>
    photo.createdAt >= knownAt && !shown.has(photo.url);
  return images.length + uploaded.filter(isWaiting).length;
}
