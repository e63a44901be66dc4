import type { GalleryImage } from '@/sections/types/gallery/definition';
import pictures from './pictures.json';

export type PictureName = keyof typeof pictures;

/** The address of a picture that all pages from a template share. */
export function templatePicture(name: PictureName): string {
  return pictures[name];
}

/** A picture of a gallery: what is written on it, and what it shows. */
export function shot(name: PictureName, caption: string, alt: string): GalleryImage {
  return { url: templatePicture(name), caption, alt };
}
