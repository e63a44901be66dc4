import type { ImageFile } from './image-file';
import { contrast, getLuminance, palettes } from './palettes';
import type { PaletteName } from './theme';

/** The colours of a logo's plate; `src/site/css/cover.css` says the same, and a test compares them. */
export const logoPlates = { light: '#ffffff', dark: '#1d1d1d' } as const;

/** WCAG asks for this much where a picture is to be recognised. */
const MIN_CONTRAST = 3;

/** The plate that a logo needs on the cover of a page to be seen; null when it is seen without one. */
export function findLogoPlate(file: ImageFile | null, palette: PaletteName): keyof typeof logoPlates | null {
  // Of a picture elsewhere nothing is known: a plate keeps it visible on most grounds.
  if (!file || file.needsPlate) return 'light';
  if (file.luminancePercent === undefined) return null;
  const luminance = file.luminancePercent / 100;
  if (contrast(luminance, getLuminance(palettes[palette].cover)) >= MIN_CONTRAST) return null;
  return contrast(luminance, getLuminance(logoPlates.light)) >= MIN_CONTRAST ? 'light' : 'dark';
}
