import { measureContrast, mixColours, READABLE_CONTRAST } from '@/core/colour';
import type { Palette } from '@/core/palettes';
import type { GroundName } from '@/core/theme';

/** The colours that a look gives for what stands on a ground, written #rrggbb. */
export interface GroundColours {
  bg: string;
  text: string;
  muted: string;
  accent: string;
  onAccent: string;
}

/** A ground has all of these colours. */
export type Ground = Omit<Palette, 'cover' | 'onCover' | 'coverMuted'>;

const SURFACE_SHARE = 0.06;
const LINE_SHARE = 0.2;
/** Borders of controls take the first of these shares of the text's colour with which they can be seen. */
const EDGE_SHARES = [0.62, 0.7, 0.78, 0.86];
const SEEN = 3;
/** Errors are written in the first of these that can be read. */
const BAD = ['#a8261c', '#7d1610', '#ffb8ad', '#000000', '#ffffff'];

/** Completes a ground by what follows from its ground and its text: surfaces, lines, borders of controls, errors. */
export function completeGround({ bg, text, muted, accent, onAccent }: GroundColours): Ground {
  const surface = mixColours(text, bg, SURFACE_SHARE);
  const isSeen = (edge: string) => [bg, surface].every((ground) => measureContrast(edge, ground) >= SEEN);
  return {
    bg,
    surface,
    text,
    muted,
    accent,
    onAccent,
    line: mixColours(text, bg, LINE_SHARE),
    edge: EDGE_SHARES.map((share) => mixColours(text, bg, share)).find(isSeen) ?? text,
    bad:
      BAD.find((colour) =>
        [bg, surface].every((ground) => measureContrast(colour, ground) >= READABLE_CONTRAST),
      ) ?? text,
  };
}

/** Makes the grounds of a palette, for sections that are given one on a page without a look. */
export function makePaletteGrounds(palette: Palette): Record<Exclude<GroundName, 'plain'>, Ground> {
  const { cover, onCover, coverMuted, ...plain } = palette;
  return {
    tint: { ...plain, bg: plain.surface, surface: plain.bg },
    dark: completeGround({ bg: cover, text: onCover, muted: coverMuted, accent: onCover, onAccent: cover }),
  };
}
