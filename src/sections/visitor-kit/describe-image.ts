import type { SiteWords } from './define-view';
import { fillWords } from './fill-words';

/** A gallery and the enlarged view show the picture among others. */
export interface ShownImage {
  url: string;
  caption: string;
  /** The text says what the picture shows, for those who cannot see it. */
  alt?: string;
}

export type GalleryWords = SiteWords['gallery'] & Pick<SiteWords, 'close' | 'imageNotFound'>;

/** Returns the name of a picture for people who only hear it: what it shows, what is written about it, or its number. */
export function getImageName(
  { alt = '', caption }: ShownImage,
  index: number,
  count: number,
  words: GalleryWords,
): string {
  const said = [alt, caption].map((text) => text.trim()).filter((text) => text !== '');
  return said.length > 0 ? [...new Set(said)].join('. ') : withNumbers(words.picture, index, count);
}

/** Returns the alternative text of a picture that stands beside its caption; empty if the caption says the same. */
export function getImageAlt({ alt = '', caption }: ShownImage): string {
  return alt.trim() === caption.trim() ? '' : alt.trim();
}

/** Puts the number of a picture, from 1, and their count into a text with `{number}` and `{count}`. */
export function withNumbers(text: string, index: number, count: number): string {
  return fillWords(text, { number: index + 1, count });
}
