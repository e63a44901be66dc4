import { type Palette, palettes } from '@/core/palettes';
import type { Season } from '@/core/season';
import { completeTheme, type FullTheme, type LookName, type Theme } from '@/core/theme';
import { mixBrandColours, mixBrandPalette } from '../style/brand';
import type { Look } from '../style/look';
import { awning } from './awning/look';
import { blueprint } from './blueprint/look';
import { halftone } from './halftone/look';
import { handmade } from './handmade/look';
import { linocut } from './linocut/look';
import { noir } from './noir/look';
import { ribbon } from './ribbon/look';
import { ridge } from './ridge/look';

/** Owners are offered the looks in this order. */
export const looks: Record<LookName, Look> = {
  ribbon,
  halftone,
  linocut,
  awning,
  blueprint,
  handmade,
  ridge,
  noir,
};

/** Finds the look of a page; null for one that is put together of a palette, fonts, corners and spacing. */
export function findLook(theme: Theme | undefined): Look | null {
  return theme?.look ? looks[theme.look] : null;
}

/** Returns the palette of a page without a look. */
export function getPalette({ brand, palette }: FullTheme): Palette {
  return brand ? mixBrandPalette(brand) : palettes[palette];
}

export interface CoverColours {
  cover: string;
  onCover: string;
  coverMuted: string;
}

/** Returns the colours that a page opens with, in this season where its look follows the year. */
export function getCoverColours(theme: Theme | undefined, season?: Season): CoverColours {
  const look = findLook(theme);
  if (!look) return getPalette(completeTheme(theme));
  const { opening } = look.grounds;
  const { bg, text, muted } = theme?.brand
    ? mixBrandColours(theme.brand)[opening]
    : ((season && look.openingIn?.[season]) ?? look.opening ?? look.colours[opening]);
  return { cover: bg, onCover: text, coverMuted: muted };
}
