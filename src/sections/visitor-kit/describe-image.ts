import type { SiteWords } from './define-view';

/** A picture among others, as it stands in a gallery and enlarged. */
export interface ShownImage {
  url: string;
  caption: string;
  /** The text says what the picture shows, for those who cannot see it. */
  alt?: string;
}

export type GalleryWords = SiteWords['gallery'] & Pick<SiteWords, 'close' | 'imageNotFound'>;

/** Returns the name of a picture where it is only heard: what it shows, what is written about it, or its number. */
export function getImageName(
  { alt = '', caption }: ShownImage,
  index: number,
  count: number,
  words: GalleryWords,
): string {
  const said = [alt, caption].map((text) => text.trim()).filter((text) => text !== '');
  return said.length > 0 ? [...new Set(said)].join('. ') : withNumbers(words.picture, index, count);
}

/** The alternative text of a picture that stands beside its caption: nothing that the caption says already. */
export function getImageAlt({ alt = '', caption }: ShownImage): string {
  return alt.trim() === caption.trim() ? '' : alt.trim();
}

/** Puts the place of a picture, from 1, into a text with `{number}` and `{count}`. */
export function withNumbers(text: string, index: number, count: number): string {
  return text.replace('{number}', String(index + 1)).replace('{count}', String(count));
}
