import { type Palette, palettes } from '@/core/palettes';
import { type Season, seasons } from '@/core/season';
import {
  completeTheme,
  type FontPairName,
  type FullTheme,
  groundNames,
  type PaletteName,
  type Theme,
  themeChoices,
} from '@/core/theme';
import { findLook, getPalette, looks } from './looks/looks';
import { mixBrandColours, mixBrandPalette } from './style/brand';
import { type FontFamily, fontPairs, getFontFamily, renderFontFaces } from './style/fonts';
import { completeGround, type GroundColours, makePaletteGrounds } from './style/grounds';
import type { Look } from './style/look';
import { findVeil } from './style/veil';

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

/** These are the radii of controls, pictures, panels and buttons. */
const radii: Record<FullTheme['corners'], readonly [string, string, string, string]> = {
  sharp: ['0', '0', '0', '0'],
  soft: ['.375rem', '.5rem', '.75rem', '.375rem'],
  round: ['.75rem', '1.25rem', '2rem', '2rem'],
};

const air: Record<FullTheme['spacing'], number> = { tight: 0.76, regular: 1, airy: 1.24 };

/** Returns the font of a page's headings. */
export function getHeadingFont(theme: Theme | undefined): FontFamily {
  return findLook(theme)?.fonts.head ?? fontPairs[completeTheme(theme).fonts].head;
}

/**
 * Composes the rules of one style and its fonts. Grounds are in it only if a section has chosen one, and only these
 * seasons.
 */
export function composeThemeStyles(
  theme: FullTheme,
  hasGrounds = false,
  drawnSeasons: readonly Season[] = [],
): string {
  const look = findLook(theme);
  const { brand, palette, fonts, corners, spacing } = theme;
  if (look) {
    return (
      renderFontFaces(listFamilies(look)) +
      lookRule(look) +
      (brand
        ? renderGroundRules(`.site[data-look=${look.name}]`, mixBrandColours(brand))
        : renderOwnGroundRules(look, drawnSeasons))
    );
  }
  return [
    renderFontFaces(listFamilies({ fonts: fontPairs[fonts] })),
    brand ? renderBrandRule(brand) : renderPaletteRule(palette),
    hasGrounds
      ? renderPaletteGroundRules(
          brand ? getBrandSelector(brand) : getPaletteSelector(palette),
          getPalette(theme),
        )
      : '',
    renderFontRule(fonts),
    renderCornersRule(corners),
    renderSpacingRule(spacing),
  ].join('');
}

/**
 * Composes the rules of every choice, for a page that changes its style; an owner's colour gets its own once it is chosen.
 */
export function composeAllThemeStyles(): string {
  const families = [...Object.values(fontPairs), ...Object.values(looks).map(({ fonts }) => fonts)];
  return [
    renderFontFaces(families.flatMap((fonts) => listFamilies({ fonts }))),
    ...themeChoices.palette.map(
      (name) => renderPaletteRule(name) + renderPaletteGroundRules(getPaletteSelector(name), palettes[name]),
    ),
    ...themeChoices.fonts.map(renderFontRule),
    ...themeChoices.corners.map(renderCornersRule),
    ...themeChoices.spacing.map(renderSpacingRule),
    ...Object.values(looks).map((look) => lookRule(look) + renderOwnGroundRules(look, seasons)),
  ].join('');
}

/** Composes the rules of an owner's colour, for a page that changes its style, in any look. */
export function composeBrandStyles(brand: string): string {
  const site = getBrandSelector(brand);
  const palette = mixBrandPalette(brand);
  const colours = mixBrandColours(brand);
  return [
    renderBrandRule(brand),
    renderPaletteGroundRules(site, palette),
    ...Object.values(looks).map(({ name }) =>
      renderGroundRules(`.site[data-look=${name}][data-brand="${brand.slice(1)}"]`, colours),
    ),
  ].join('');
}

function listFamilies({
  fonts: { head, body, note },
}: {
  fonts: Pick<Look['fonts'], 'head' | 'body' | 'note'>;
}): FontFamily[] {
  return note ? [head, body, note] : [head, body];
}

function lookRule({ name, fonts, text, corners, air }: Look): string {
  const { head, body, note, weight, size, track, lead } = fonts;
  const [control, picture, panel, button] = corners;
  return `.site[data-look=${name}]{--font:${text} var(--body);--head:${getFontFamily(head)};--body:${getFontFamily(body)};--head-weight:${weight};--head-size:${size};--head-track:${track};--head-lead:${lead};--r-control:${control};--r-picture:${picture};--r-panel:${panel};--r-button:${button};--air:${air}${note ? `;--note:${getFontFamily(note)}` : ''}}`;
}

/**
 * Returns the rules of a look's own colours: of its grounds and of its opening, which may differ in each of these seasons.
 */
function renderOwnGroundRules(
  { name, colours, opening, openingIn = {}, grounds }: Look,
  drawnSeasons: readonly Season[],
): string {
  const site = `.site[data-look=${name}]`;
  const formatOpeningRule = (page: string, ground: GroundColours) =>
    renderColourRule(
      `${page} [data-ground=${grounds.opening}]:where(.l-top,.l-name,.s-hero:first-child)`,
      completeGround(ground),
    );
  return [
    renderGroundRules(site, colours),
    opening ? formatOpeningRule(site, opening) : '',
    ...drawnSeasons.map((season) => {
      const sky = openingIn[season];
      return sky ? formatOpeningRule(site + getSeasonSelector(season), sky) : '';
    }),
  ].join('');
}

/** Matches a page in a season: in that of the day, or in the one that its visitor has chosen (`season-switch.tsx`). */
const getSeasonSelector = (season: Season) =>
  `:is([data-season=${season}],:has(.l-seasons [value=${season}]:checked))`;

/** Renders the grounds of a page with a look, whose own is plain; its drawings find the ground of a neighbour by name. */
function renderGroundRules(site: string, colours: Look['colours']): string {
  const byName = groundNames.map((ground) => `--${ground}:${colours[ground].bg}`).join(';');
  const rules = groundNames
    .map((ground) => {
      const selector = `${site} [data-ground=${ground}]`;
      return (
        renderColourRule(
          ground === 'plain' ? `${site},${selector}` : selector,
          completeGround(colours[ground]),
        ) + renderVeilRule(selector, colours[ground])
      );
    })
    .join('');
  return `${site}{${byName}}${rules}`;
}

/** Renders the grounds that sections of a page without a look may choose. */
function renderPaletteGroundRules(site: string, palette: Palette): string {
  return Object.entries(makePaletteGrounds(palette))
    .map(([ground, colours]) => renderColourRule(`${site} [data-ground=${ground}]`, colours))
    .join('');
}

function renderColourRule(selector: string, colours: Partial<Palette>): string {
  const rules = Object.entries(colours).map(
    ([part, colour]) => `${properties[part as keyof Palette]}:${colour}`,
  );
  return `${selector}{${rules.join(';')}}`;
}

/** Covers pictures with more of the ground of the words on them, where those could not be read otherwise. */
function renderVeilRule(selector: string, ground: Pick<GroundColours, 'bg' | 'text'>): string {
  const veil = findVeil(ground);
  return veil === null ? '' : `${selector}{--veil:${veil}%}`;
}

/** Renders the colours of a page without a look that follow from its owner's; its cover is the ground of a hero. */
function renderBrandRule(brand: string): string {
  const site = getBrandSelector(brand);
  const palette = mixBrandPalette(brand);
  return (
    renderColourRule(site, palette) +
    renderVeilRule(`${site} .s-hero:is([data-ground=dark],:not([data-ground]))`, {
      bg: palette.cover,
      text: palette.onCover,
    })
  );
}

const getPaletteSelector = (name: PaletteName) => `.site[data-palette=${name}]`;
const getBrandSelector = (brand: string) => `.site[data-brand="${brand.slice(1)}"]`;

function renderPaletteRule(name: PaletteName): string {
  const rule = renderColourRule(getPaletteSelector(name), palettes[name]);
  // The browser's own parts, such as bars and date fields, are dark as well.
  return name === 'night'
    ? `${rule}.site[data-palette=night],html[data-slug]:has(>body>.site[data-palette=night]){color-scheme:dark}`
    : rule;
}

function renderFontRule(name: FontPairName): string {
  const { head, body, weight, size, track, lead } = fontPairs[name];
  return `.site[data-fonts=${name}]{--head:${getFontFamily(head)};--body:${getFontFamily(body)};--head-weight:${weight};--head-size:${size};--head-track:${track};--head-lead:${lead}}`;
}

function renderCornersRule(name: FullTheme['corners']): string {
  const [control, picture, panel, button] = radii[name];
  return `.site[data-corners=${name}]{--r-control:${control};--r-picture:${picture};--r-panel:${panel};--r-button:${button}}`;
}

function renderSpacingRule(name: FullTheme['spacing']): string {
  return `.site[data-spacing=${name}]{--air:${air[name]}}`;
}
