import { withoutFocus } from './picture-focus';

type Keyed<Picture> = Picture & { id: string };

/** Returns the pictures with ids for a list: the address of the file, and a number where the same file comes again. */
export function keyPictures<Picture extends { url: string }>(pictures: readonly Picture[]): Keyed<Picture>[] {
  const seen = new Map<string, number>();
  return pictures.map((picture) => {
    const file = withoutFocus(picture.url);
    const times = (seen.get(file) ?? 0) + 1;
    seen.set(file, times);
    return { ...picture, id: times === 1 ? file : `${file} ${times}` };
  });
}

export function unkeyPictures<Picture extends { id: string }>(
  pictures: readonly Picture[],
): Omit<Picture, 'id'>[] {
  return pictures.map(({ id: _id, ...picture }) => picture);
}
