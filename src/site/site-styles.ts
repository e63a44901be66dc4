import { fullTheme, type Theme } from '@/core/theme';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import wideNameCss from '@/sections/visitor-kit/wide-name.css?inline';
import axis from './css/axis.css?inline';
import base from './css/base.css?inline';
import cover from './css/cover.css?inline';
import dialog from './css/dialog.css?inline';
import lastWords from './css/last-words.css?inline';
import lookCss from './css/look.css?inline';
import mark from './css/mark.css?inline';
import pieces from './css/pieces.css?inline';
import type { Look } from './looks/look';
import { findLook, looks } from './looks/looks';
import type { PageLayout } from './page-layout';
import { getView } from './site-body';
import { allThemeStyles, brandStyles, themeStyles } from './theme-styles';

/** The style sheet of one page: of its style, the sections on it and their layouts, and nothing else. */
export function pageStyles({ sections }: PageLayout, theme: Theme | undefined): string {
  const look = findLook(theme);
  const used = new Set(sections.flatMap(({ section }) => (section.type === 'unknown' ? [] : section.type)));
  const ofSections = sectionTypes
    .filter((type) => used.has(type))
    .flatMap((type) => {
      const { styles, layoutStyles } = getView(type);
      const layouts = sections.filter(({ section }) => section.type === type).map(({ layout }) => layout);
      return [...styles, ...layouts.flatMap((layout) => layoutStyles[layout] ?? [])];
    });
  const hasGrounds = sections.some(({ ground }) => ground !== undefined);
  return joinStyles(
    themeStyles(fullTheme(theme), hasGrounds),
    look ? frameStyles(look) : [cover],
    ofSections,
    look ? [look.css] : [],
  );
}

/** The style sheet of any page with sections of these types; `theme` are the rules of its styles. */
export function siteStyles(types: Iterable<SectionType>, theme: string): string {
  const used = new Set(types);
  const ofSections = sectionTypes
    .filter((type) => used.has(type))
    .map(getView)
    .flatMap(({ styles, layoutStyles }) => [...styles, ...Object.values(layoutStyles).flat()]);
  return joinStyles(
    theme,
    [cover, lookCss, wideNameCss],
    ofSections,
    Object.values(looks).map(({ css }) => css),
  );
}

/** The sheets of header and footer. */
function frameStyles({ footer }: Look): string[] {
  return footer === 'big' ? [lookCss, wideNameCss] : [lookCss];
}

/** Later sheets win over earlier ones; each stands once. */
function joinStyles(
  theme: string,
  frame: readonly string[],
  ofSections: readonly string[],
  ofLooks: readonly string[],
): string {
  const sheets = [base, axis, mark, ...frame, pieces, dialog, ...ofSections, ...ofLooks, lastWords];
  return [theme, ...new Set(sheets)].join('');
}

let isAdopted = false;
const adoptedBrands = new Set<string>();

/** Gives the application's page the styles of public pages with every choice of theirs, once; its policy allows no inline style sheet. */
export function adoptSiteStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  adopt(siteStyles(sectionTypes, allThemeStyles()));
}

/** Adds the rules of an owner's colour to them, once for each colour. */
export function adoptBrandStyles(brand: string): void {
  if (adoptedBrands.has(brand)) return;
  adoptedBrands.add(brand);
  adopt(brandStyles(brand));
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
