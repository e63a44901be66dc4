/** A website's style has these parts, each with its choices. */
export const themeChoices = {
  palette: ['pine', 'dusk', 'signal', 'mallow', 'paprika', 'lagoon', 'graphite', 'night'],
  fonts: ['plain', 'studio', 'kitchen', 'workshop', 'chalet'],
  corners: ['sharp', 'soft', 'round'],
  spacing: ['tight', 'regular', 'airy'],
} as const;

/** Looks are drawn as a whole: fonts, colours, layouts and drawings of one hand (`src/site/looks`). */
export const lookNames = [
  'ribbon',
  'halftone',
  'linocut',
  'awning',
  'blueprint',
  'handmade',
  'ridge',
  'noir',
] as const;
export type LookName = (typeof lookNames)[number];

/** An owner's own colour is written like this. */
export const BRAND_PATTERN = /^#[0-9a-f]{6}$/;

/** A section can stand on one of these grounds. */
export const groundNames = ['plain', 'tint', 'dark'] as const;
export type GroundName = (typeof groundNames)[number];

export type ThemePart = keyof typeof themeChoices;
export interface FullTheme extends ThemeParts {
  /** A look takes the place of all four parts, which are kept in case the owner leaves it. */
  look?: LookName;
  /** The owner's own colour is written as `BRAND_PATTERN` says: all colours of the page follow from it. */
  brand?: string;
}
type ThemeParts = { [Part in ThemePart]: (typeof themeChoices)[Part][number] };
/** The owner has chosen these; the default's part stands in for a missing one. */
export type Theme = Partial<FullTheme>;

export type PaletteName = FullTheme['palette'];
export type FontPairName = FullTheme['fonts'];

export const themeParts = Object.keys(themeChoices) as ThemePart[];
const allParts = [...themeParts, 'look', 'brand'] as const;

export const defaultTheme: FullTheme = {
  look: undefined,
  brand: undefined,
  palette: 'pine',
  fonts: 'plain',
  corners: 'soft',
  spacing: 'regular',
};

export function completeTheme(theme: Theme = {}): FullTheme {
  return { ...defaultTheme, ...theme };
}

/** Returns the parts that differ from the default's. */
export function keepChosenTheme(theme: Theme = {}): Theme {
  const chosen = allParts.filter((part) => theme[part] && theme[part] !== defaultTheme[part]);
  return Object.fromEntries(chosen.map((part) => [part, theme[part]]));
}

/** Returns only the look of a style. */
export function keepLook({ look }: Theme = {}): Theme {
  return look ? { look } : {};
}

/** Returns true if two choices look the same. */
export function isSameTheme(a?: Theme, b?: Theme): boolean {
  const before = completeTheme(a);
  const after = completeTheme(b);
  return allParts.every((part) => before[part] === after[part]);
}
