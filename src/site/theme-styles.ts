import { type Palette, palettes } from '@/core/palettes';
import { type FontPairName, type FullTheme, type PaletteName, themeChoices } from '@/core/theme';
import { fontFaces, fontFamily, fontPairs } from './fonts';

const properties: Record<keyof Palette, string> = {
  bg: '--bg',
  surface: '--surface',
  text: '--text',
  muted: '--muted',
  accent: '--accent',
  onAccent: '--on-accent',
  line: '--line',
  edge: '--edge',
  cover: '--cover',
  onCover: '--on-cover',
  coverMuted: '--cover-muted',
  bad: '--bad',
};

/** Radii of controls, pictures, panels and buttons. */
const radii: Record<FullTheme['corners'], readonly [string, string, string, string]> = {
  sharp: ['0', '0', '0', '0'],
  soft: ['.375rem', '.5rem', '.75rem', '.375rem'],
  round: ['.75rem', '1.25rem', '2rem', '2rem'],
};

const air: Record<FullTheme['spacing'], number> = { tight: 0.76, regular: 1, airy: 1.24 };

/** The rules of one style, its fonts with it. */
export function themeStyles({ palette, fonts, corners, spacing }: FullTheme): string {
  return (
    fontFaces([fonts]) + paletteRule(palette) + fontRule(fonts) + cornersRule(corners) + spacingRule(spacing)
  );
}

/** The rules of every choice, for a page that changes its style. */
export function allThemeStyles(): string {
  return [
    fontFaces(themeChoices.fonts),
    ...themeChoices.palette.map(paletteRule),
    ...themeChoices.fonts.map(fontRule),
    ...themeChoices.corners.map(cornersRule),
    ...themeChoices.spacing.map(spacingRule),
  ].join('');
}

function paletteRule(name: PaletteName): string {
  const colours = Object.entries(palettes[name]).map(
    ([part, colour]) => `${properties[part as keyof Palette]}:${colour}`,
  );
  const rule = `.site[data-palette=${name}]{${colours.join(';')}}`;
  // The browser's own parts, its bars and date fields, are dark as well.
  return name === 'night'
    ? `${rule}.site[data-palette=night],html[data-slug]:has(>body>.site[data-palette=night]){color-scheme:dark}`
    : rule;
}

function fontRule(name: FontPairName): string {
  const { head, body, weight, size, track, lead } = fontPairs[name];
  return `.site[data-fonts=${name}]{--head:${fontFamily(head)};--body:${fontFamily(body)};--head-weight:${weight};--head-size:${size};--head-track:${track};--head-lead:${lead}}`;
}

function cornersRule(name: FullTheme['corners']): string {
  const [control, picture, panel, button] = radii[name];
  return `.site[data-corners=${name}]{--r-control:${control};--r-picture:${picture};--r-panel:${panel};--r-button:${button}}`;
}

function spacingRule(name: FullTheme['spacing']): string {
  return `.site[data-spacing=${name}]{--air:${air[name]}}`;
}
