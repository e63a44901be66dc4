import type { LookName } from '@/core/theme';
import pictures from './pictures.json';

export type PictureName = keyof typeof pictures;

/** Returns the address of a picture that all pages from a template share. */
export function getTemplatePicture(name: PictureName): string {
  return pictures[name];
}

/** Returns the address of one of a look's drawings, where a page shows it as a picture. */
export function getLookDrawing(name: `${LookName}-${string}`): string {
  return `/images/looks/${name}-1.svg`;
}
