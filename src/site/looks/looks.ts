import { palettes } from '@/core/palettes';
import { fullTheme, type LookName, type Theme } from '@/core/theme';
import { blueprint } from './blueprint/look';
import { linocut } from './linocut/look';
import type { Look } from './look';
import { ribbon } from './ribbon/look';
import { ridge } from './ridge/look';

/** Every look, in the order in which they are offered. */
export const looks: Record<LookName, Look> = { ribbon, linocut, blueprint, ridge };

/** The look of a page; null for one that is put together of a palette, fonts, corners and spacing. */
export function findLook(theme: Theme | undefined): Look | null {
  return theme?.look ? looks[theme.look] : null;
}

export interface CoverColours {
  cover: string;
  onCover: string;
  coverMuted: string;
}

/** The colours that a page opens with. */
export function coverColours(theme: Theme | undefined): CoverColours {
  const look = findLook(theme);
  if (!look) return palettes[fullTheme(theme).palette];
  const { bg, text, muted } = look.opening ?? look.colours[look.grounds.opening];
  return { cover: bg, onCover: text, coverMuted: muted };
}
