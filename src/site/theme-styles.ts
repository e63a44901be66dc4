import { type Palette, palettes } from '@/core/palettes';
import {
  type FontPairName,
  type FullTheme,
  fullTheme,
  groundNames,
  type PaletteName,
  type Theme,
  themeChoices,
} from '@/core/theme';
import { type FontFamily, fontFaces, fontFamily, fontPairs } from './fonts';
import { completeGround, type Ground, paletteGrounds } from './grounds';
import type { Look } from './looks/look';
import { findLook, looks } from './looks/looks';

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

/** The family of a page's headings. */
export function headingFont(theme: Theme | undefined): FontFamily {
  return findLook(theme)?.fonts.head ?? fontPairs[fullTheme(theme).fonts].head;
}

/** The rules of one style, its fonts with it; of grounds only where a section has chosen one. */
export function themeStyles(theme: FullTheme, hasGrounds = false): string {
  const look = findLook(theme);
  if (look) return fontFaces(familiesOf(look)) + lookRule(look);
  const { palette, fonts, corners, spacing } = theme;
  return [
    fontFaces(familiesOf({ fonts: fontPairs[fonts] })),
    paletteRule(palette),
    hasGrounds ? paletteGroundsRule(palette) : '',
    fontRule(fonts),
    cornersRule(corners),
    spacingRule(spacing),
  ].join('');
}

/** The rules of every choice, for a page that changes its style. */
export function allThemeStyles(): string {
  const families = [...Object.values(fontPairs), ...Object.values(looks).map(({ fonts }) => fonts)];
  return [
    fontFaces(families.flatMap((fonts) => familiesOf({ fonts }))),
    ...themeChoices.palette.map((name) => paletteRule(name) + paletteGroundsRule(name)),
    ...themeChoices.fonts.map(fontRule),
    ...themeChoices.corners.map(cornersRule),
    ...themeChoices.spacing.map(spacingRule),
    ...Object.values(looks).map(lookRule),
  ].join('');
}

function familiesOf({
  fonts: { head, body, note },
}: {
  fonts: Pick<Look['fonts'], 'head' | 'body' | 'note'>;
}): FontFamily[] {
  return note ? [head, body, note] : [head, body];
}

function lookRule({ name, colours, opening, grounds: chosen, fonts, text, corners, air }: Look): string {
  const { head, body, note, weight, size, track, lead } = fonts;
  const site = `.site[data-look=${name}]`;
  const [control, picture, panel, button] = corners;
  const grounds = groundNames.map((ground) => {
    const selector =
      ground === 'plain' ? `${site},${site} [data-ground=plain]` : `${site} [data-ground=${ground}]`;
    return `${selector}{${colourRules(completeGround(colours[ground]))}}`;
  });
  return [
    `${site}{--font:${text} var(--body);--head:${fontFamily(head)};--body:${fontFamily(body)};--head-weight:${weight};--head-size:${size};--head-track:${track};--head-lead:${lead};--r-control:${control};--r-picture:${picture};--r-panel:${panel};--r-button:${button};--air:${air}${note ? `;--note:${fontFamily(note)}` : ''}}`,
    ...grounds,
    opening
      ? `${site} [data-ground=${chosen.opening}]:where(.l-top,.l-name,.s-hero:first-child){${colourRules(completeGround(opening))}}`
      : '',
  ].join('');
}

function paletteGroundsRule(name: PaletteName): string {
  return Object.entries(paletteGrounds(palettes[name]))
    .map(
      ([ground, colours]) => `.site[data-palette=${name}] [data-ground=${ground}]{${colourRules(colours)}}`,
    )
    .join('');
}

function colourRules(colours: Partial<Palette> | Ground): string {
  return Object.entries(colours)
    .map(([part, colour]) => `${properties[part as keyof Palette]}:${colour}`)
    .join(';');
}

function paletteRule(name: PaletteName): string {
  const rule = `.site[data-palette=${name}]{${colourRules(palettes[name])}}`;
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
