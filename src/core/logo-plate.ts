import { computeContrastRatio, getLuminance } from './colour';
import type { ImageFile } from './image-file';

/** A logo's plate has one of these colours; `src/site/css/mark.css` says the same, and a test compares them. */
export const logoPlates = { light: '#ffffff', dark: '#1d1d1d' } as const;

/** WCAG asks for this much where a picture is to be recognised. */
const MIN_CONTRAST = 3;

/**
 * Returns the plate that a logo needs on the cover of a page, a colour written #rrggbb, to be seen; null when it is seen
 * without one.
 */
export function findLogoPlate(file: ImageFile | null, cover: string): keyof typeof logoPlates | null {
  // Nothing is known of a picture that is stored elsewhere: a plate keeps it visible on most grounds.
  if (!file || file.needsPlate) return 'light';
  if (file.luminancePercent === undefined) return null;
  const luminance = file.luminancePercent / 100;
  if (computeContrastRatio(luminance, getLuminance(cover)) >= MIN_CONTRAST) return null;
  return computeContrastRatio(luminance, getLuminance(logoPlates.light)) >= MIN_CONTRAST ? 'light' : 'dark';
}
