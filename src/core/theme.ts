/** The parts of a website's style, each with its choices. */
export const themeChoices = {
  palette: ['pine', 'dusk', 'signal', 'mallow', 'paprika', 'lagoon', 'graphite', 'night'],
  fonts: ['plain', 'studio', 'kitchen', 'workshop', 'chalet'],
  corners: ['sharp', 'soft', 'round'],
  spacing: ['tight', 'regular', 'airy'],
} as const;

export type ThemePart = keyof typeof themeChoices;
export type FullTheme = { [Part in ThemePart]: (typeof themeChoices)[Part][number] };
/** The owner has chosen these; a part that is missing is the default's. */
export type Theme = Partial<FullTheme>;

export type PaletteName = FullTheme['palette'];
export type FontPairName = FullTheme['fonts'];

export const themeParts = Object.keys(themeChoices) as ThemePart[];

export const defaultTheme: FullTheme = {
  palette: 'pine',
  fonts: 'plain',
  corners: 'soft',
  spacing: 'regular',
};

export function fullTheme(theme: Theme = {}): FullTheme {
  return { ...defaultTheme, ...theme };
}

/** Without the parts that are the default's anyway. */
export function chosenTheme(theme: Theme = {}): Theme {
  const chosen = themeParts.filter((part) => theme[part] && theme[part] !== defaultTheme[part]);
  return Object.fromEntries(chosen.map((part) => [part, theme[part]]));
}

/** Returns true if two choices look the same. */
export function isSameTheme(a?: Theme, b?: Theme): boolean {
  const before = fullTheme(a);
  const after = fullTheme(b);
  return themeParts.every((part) => before[part] === after[part]);
}
