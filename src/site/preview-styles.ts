import { sectionTypes } from '@/sections/page/definitions';
import { siteStyles } from './site-styles';
import { allThemeStyles } from './theme-styles';

let isAdopted = false;

/** Gives the application's page the styles of public pages with every choice of theirs, once; its policy allows no inline style sheet. */
export function adoptSiteStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(siteStyles(sectionTypes, allThemeStyles()));
  document.adoptedStyleSheets.push(sheet);
}
