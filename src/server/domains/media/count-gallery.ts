import type { PageData } from '@/contracts/page-data';
import { parseSections } from '@/sections/page/page';
import { gallery as gallerySection } from '@/sections/types/gallery/definition';

export interface Gallery {
  pageData: PageData;
  updatedAt: Date;
  draftData: { pageData: PageData } | null;
  draftSavedAt: Date | null;
  uploaded: { url: string; createdAt: Date }[];
}

/** The page in the owner's editor, as an upload tells of it. */
export interface ToldPage {
  pictures: number;
  at: Date;
}

/**
 * How many pictures the owner's galleries have: those of the newest page that is known here, told, draft or saved, and
 * those that were uploaded since and will be on the next one. What is told is believed as a draft is: a save counts what
 * it would show.
 */
export function countGallery(gallery: Gallery, told: ToldPage | null = null): number {
  const { pageData, updatedAt, draftData, draftSavedAt, uploaded } = gallery;
  if (told) return told.pictures + uploaded.filter(({ createdAt }) => createdAt >= told.at).length;
  const galleries = parseSections(draftData?.pageData ?? pageData, gallerySection);
  const images = galleries.flatMap(({ content }) => content.images);
  const knownAt = draftSavedAt ?? updatedAt;
  const shown = new Set(images.map(({ url }) => url));
  const isWaiting = (photo: Gallery['uploaded'][number]) =>
    photo.createdAt >= knownAt && !shown.has(photo.url);
  return images.length + uploaded.filter(isWaiting).length;
}
