import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import axis from './css/axis.css?inline';
import base from './css/base.css?inline';
import cover from './css/cover.css?inline';
import dialog from './css/dialog.css?inline';
import lastWords from './css/last-words.css?inline';
import pieces from './css/pieces.css?inline';
import { getView } from './site-body';
import { allThemeStyles } from './theme-styles';

/** The style sheet of a page with sections of these types; `theme` are the rules of its style. */
export function siteStyles(types: Iterable<SectionType>, theme: string): string {
  const used = new Set(types);
  const ofSections = new Set(
    sectionTypes.filter((type) => used.has(type)).flatMap((type) => getView(type).styles),
  );
  return [theme, base, axis, cover, pieces, dialog, ...ofSections, lastWords].join('');
}

let isAdopted = false;

/** Gives the application's page the styles of public pages with every choice of theirs, once; its policy allows no inline style sheet. */
export function adoptSiteStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(siteStyles(sectionTypes, allThemeStyles()));
  document.adoptedStyleSheets.push(sheet);
}
