import { measureContrast, mixColours } from '@/core/colour';
import type { Palette } from '@/core/palettes';
import type { GroundName } from '@/core/theme';
import { completeGround, type GroundColours } from './grounds';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Text keeps this contrast with each ground that it stands on; the rounding of a colour must not take it away. */
const READABLE = 4.6;
const STEPS = 40;

/** Mixes the three grounds from a colour of the owner's, written #rrggbb: each text on them can be read. */
export function mixBrandColours(brand: string): Record<GroundName, GroundColours> {
  const paper = mixColours(brand, WHITE, 0.025);
  const tinted = mixColours(brand, WHITE, 0.16);
  const ink = mixColours(brand, '#121212', 0.12);
  return {
    plain: toGround(paper, ink, brand),
    tint: toGround(tinted, ink, brand),
    dark: toStrongGround(brand),
  };
}

/** Mixes a palette from a colour of the owner's, for a page without a look. */
export function mixBrandPalette(brand: string): Palette {
  const { plain, tint, dark } = mixBrandColours(brand);
  const ground = completeGround(plain);
  const surface = mixColours(brand, WHITE, 0.07);
  // Text on the surface must be read as well.
  const accent = makeReadable([plain.bg, surface], brand);
  return {
    ...ground,
    surface,
    accent,
    onAccent: makeReadable([accent], plain.onAccent),
    muted: makeReadable([plain.bg, surface], tint.muted),
    cover: dark.bg,
    onCover: dark.text,
    coverMuted: dark.muted,
  };
}

function toGround(bg: string, ink: string, brand: string): GroundColours {
  const text = makeReadable([bg], ink);
  const surface = mixColours(text, bg, 0.06);
  const accent = makeReadable([bg, surface], brand);
  return {
    bg,
    text,
    muted: makeReadable([bg, surface], mixColours(text, bg, 0.68)),
    accent,
    onAccent: makeReadable([accent], WHITE),
  };
}

/** Returns the colour itself as a ground, as far as text can be read on it. */
function toStrongGround(brand: string): GroundColours {
  const text = measureContrast(WHITE, brand) >= measureContrast(BLACK, brand) ? WHITE : '#111111';
  const bg = moveAwayFrom(text, brand, READABLE + 0.6);
  const surface = mixColours(text, bg, 0.06);
  return {
    bg,
    text,
    muted: makeReadable([bg, surface], mixColours(text, bg, 0.8), text),
    accent: text,
    onAccent: bg,
  };
}

/** Moves a colour towards the goal until it can be read on all of these grounds, which are alike. */
function makeReadable(
  grounds: readonly string[],
  colour: string,
  goal = getFarthestFrom(grounds[0]),
): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mixColours(goal, colour, step / STEPS);
    if (grounds.every((ground) => measureContrast(mixed, ground) >= READABLE)) return mixed;
  }
  return goal;
}

function getFarthestFrom(ground = WHITE): string {
  return measureContrast(BLACK, ground) >= measureContrast(WHITE, ground) ? BLACK : WHITE;
}

/** Moves a ground away from the text on it until that can be read. */
function moveAwayFrom(text: string, ground: string, least: number): string {
  const goal = text === WHITE ? BLACK : WHITE;
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mixColours(goal, ground, step / STEPS);
    const surface = mixColours(text, mixed, 0.06);
    if (measureContrast(text, mixed) >= least && measureContrast(text, surface) >= READABLE) return mixed;
  }
  return goal;
}
