import type { Person } from '@/core/people';
import type { Season } from '@/core/season';
import { getSignUrl, parseSign, type SignName, signNames } from '@/core/signs';
import { hasFormat } from '@/core/text-lines';
import { completeTheme, type Theme } from '@/core/theme';
import { sectionTypes } from '@/sections/page/definitions';
import { mayBeLong } from '@/sections/visitor-kit/long-list';
import longListCss from '@/sections/visitor-kit/long-list.css?inline';
import longTextCss from '@/sections/visitor-kit/long-text.css?inline';
import wideNameCss from '@/sections/visitor-kit/wide-name.css?inline';
import axis from './css/axis.css?inline';
import base from './css/base.css?inline';
import callCss from './css/call.css?inline';
import cover from './css/cover.css?inline';
import lastWords from './css/last-words.css?inline';
import lookCss from './css/look.css?inline';
import lookFrameCss from './css/look-frame.css?inline';
import lookMotionCss from './css/look-motion.css?inline';
import mark from './css/mark.css?inline';
import openingBar from './css/opening-bar.css?inline';
import pieces from './css/pieces.css?inline';
import pillCss from './css/pill.css?inline';
import railCss from './css/rail.css?inline';
import { findLook, looks } from './looks/looks';
import type { PageLayout } from './page-layout';
import { getView } from './site-body';
import { composeAllFocusStyles, composeFocusStyles } from './style/focus-styles';
import type { Look } from './style/look';
import { composeAllThemeStyles, composeBrandStyles, composeThemeStyles } from './theme-styles';

interface StyledPage {
  layout: PageLayout;
  theme: Theme | undefined;
  /** The page is drawn in these, where its look follows the year. */
  seasons?: readonly Season[];
  logoUrl?: string | null;
  /** Visits can be booked with these people. */
  people?: readonly Pick<Person, 'imageUrl'>[];
}

/** Composes one style sheet for these pages, with only their styles, their sections and the layouts of these. */
export function composePageStyles(...pages: readonly StyledPage[]): string {
  const looks = pages.map(({ theme }) => findLook(theme));
  const themes = pages.map(({ layout, theme, seasons }) =>
    composeThemeStyles(
      completeTheme(theme),
      layout.sections.some(({ ground }) => ground !== undefined),
      seasons,
    ),
  );
  const placed = pages.flatMap(({ layout }) => layout.sections);
  const shown = [placed.map(({ section }) => section), pages.map(({ people }) => people)];
  const isFormatted = placed.some(({ section }) => section.type !== 'unknown' && hasFormat(section.content));
  // Only a look lets a list have a fold.
  const isLong =
    looks.some((look) => look !== null) &&
    placed.some(({ section }) => section.type !== 'unknown' && mayBeLong(section.content));
  const css = joinStyles(
    [...new Set(themes)].join(''),
    looks.flatMap((look) => (look ? listFrameStyles(look) : [cover, openingBar])),
    [
      ...(isLong ? [longListCss] : []),
      ...listSheetsOfSections(placed),
      ...(isFormatted ? [longTextCss] : []),
    ],
    looks.flatMap((look, index) => (look ? listSheetsOfLook(look, pages[index]?.layout) : [])),
  );
  const signs = pages.map(({ logoUrl }) => renderSignStyles(logoUrl));
  return css + composeFocusStyles(shown) + [...new Set(signs)].join('');
}

function listSheetsOfSections(placed: PageLayout['sections']): string[] {
  return sectionTypes.flatMap((type) => {
    const ofType = placed.filter(({ section }) => section.type === type);
    if (ofType.length === 0) return [];
    const { styles, layoutStyles } = getView(type);
    return [...styles, ...ofType.flatMap(({ layout }) => layoutStyles[layout] ?? [])];
  });
}

/** Lists the sheets of a look, without those of types and layouts that are not on its page. */
function listSheetsOfLook({ css, typeCss = {} }: Look, layout?: PageLayout): string[] {
  const used = new Set(
    layout?.sections.flatMap(({ section, layout }) => [section.type, `${section.type} ${layout}`]),
  );
  return [css, ...Object.entries(typeCss).flatMap(([name, sheet]) => (used.has(name) && sheet ? sheet : []))];
}

/** Renders the style sheet of any page, for one that changes its style. */
function renderAllStyles(): string {
  const ofSections = sectionTypes
    .map(getView)
    .flatMap(({ styles, layoutStyles }) => [...styles, ...Object.values(layoutStyles).flat()]);
  return joinStyles(
    composeAllThemeStyles(),
    [cover, openingBar, lookCss, lookFrameCss, lookMotionCss, callCss, railCss, wideNameCss, pillCss],
    [longListCss, ...ofSections, longTextCss],
    Object.values(looks).flatMap(({ css, typeCss = {} }) => [
      css,
      ...Object.values(typeCss).flatMap((sheet) => sheet ?? []),
    ]),
  ).concat(composeAllFocusStyles(), renderAllSignStyles());
}

/** Lists the sheets of header, footer and dock. */
function listFrameStyles({ header, footer, dock }: Look): string[] {
  return [
    lookCss,
    lookFrameCss,
    lookMotionCss,
    ...(header === 'call' ? [callCss] : []),
    ...(header === 'rail' ? [railCss] : []),
    ...(footer === 'big' ? [wideNameCss] : []),
    ...(dock === 'pill' ? [pillCss] : []),
  ];
}

/** Later sheets win over earlier ones; each stands once. */
function joinStyles(
  theme: string,
  frame: readonly string[],
  ofSections: readonly string[],
  ofLooks: readonly string[],
): string {
  const sheets = [base, axis, mark, ...frame, pieces, ...ofSections, ...ofLooks, lastWords];
  return [theme, ...new Set(sheets)].join('');
}

/**
 * The policy of the application's page allows no inline style sheet, so this one is adopted: first with the styles of one
 * page, or of any.
 */
let adopted: { sheet: CSSStyleSheet; isWhole: boolean } | undefined;
const adoptedBrands = new Set<string>();

/** Gives the application's page the styles of public pages with every choice of theirs, once. */
export function adoptSiteStyles(): void {
  if (adopted?.isWhole) return;
  adopted ??= { sheet: adopt(''), isWhole: false };
  adopted.sheet.replaceSync(renderAllStyles());
  adopted.isWhole = true;
}

/** Gives it the styles of one page that is drawn at once: all styles take four times as long. A second page brings all. */
export function adoptStylesOf(page: StyledPage): void {
  if (adopted) adoptSiteStyles();
  else adopted = { sheet: adopt(composePageStyles(page)), isWhole: false };
}

/** Adds the rules of an owner's colour to the adopted styles, once for each colour. */
export function adoptBrandStyles(brand: string): void {
  if (adoptedBrands.has(brand)) return;
  adoptedBrands.add(brand);
  adopt(composeBrandStyles(brand));
}

function adopt(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** A sign takes the colour of its place, which an image in an element of its own could not. */
const SIGN = `.s-sign{display:block;flex:none;width:3.25rem;height:3.25rem;background:var(--accent);-webkit-mask:var(--sign) center/contain no-repeat;mask:var(--sign) center/contain no-repeat;print-color-adjust:exact}.l-brand .s-sign{width:2.75rem;height:2.75rem}.s-header>.s-sign{grid-row:1;justify-self:start;align-self:center}@media (forced-colors:active){.s-sign{forced-color-adjust:none;background:CanvasText}}`;

/** Renders the rules of the sign of a page; empty where it has a logo or nothing. */
function renderSignStyles(logoUrl: string | null | undefined): string {
  const name = parseSign(logoUrl ?? '');
  return name ? SIGN + renderSignRule(name) : '';
}

/** Renders the rules of every sign, for a page that is being edited. */
function renderAllSignStyles(): string {
  return SIGN + signNames.map(renderSignRule).join('');
}

const renderSignRule = (name: SignName) => `.s-sign.is-${name}{--sign:url(${getSignUrl(name)})}`;
