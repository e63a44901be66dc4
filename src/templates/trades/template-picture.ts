import pictures from './pictures.json';

export type PictureName = keyof typeof pictures;

/** The address of a picture that all pages from a template share. */
export function templatePicture(name: PictureName): string {
  return pictures[name];
}
