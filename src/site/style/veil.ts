import { layOver, measureContrast, READABLE_CONTRAST } from '@/core/colour';
import type { GroundColours } from './grounds';

/**
 * This much of its ground, in per cent, lies over a picture with words on it (`hero/behind.css`): on phones, and on wide
 * pages.
 */
export const VEIL = { narrow: 78, wide: 84 };
/** No picture is brighter or darker. */
const PICTURES = ['#ffffff', '#000000'];

type Words = Pick<GroundColours, 'bg' | 'text'>;

/** Returns how much more of a ground than usual must lie over pictures, on all pages; null where the usual is enough. */
export function findVeil(ground: Words): number | null {
  let veil = VEIL.narrow;
  while (veil < 100 && measureLeastContrast(ground, veil) < READABLE_CONTRAST) veil += 1;
  return veil === VEIL.narrow ? null : Math.max(veil, VEIL.wide);
}

/** Returns the contrast of words on a ground that lies over the worst of pictures. */
export function measureContrastOverPictures(ground: Words): number {
  return measureLeastContrast(ground, findVeil(ground) ?? VEIL.narrow);
}

function measureLeastContrast({ bg, text }: Words, veil: number): number {
  return Math.min(...PICTURES.map((picture) => measureContrast(text, layOver(bg, veil / 100, picture))));
}
