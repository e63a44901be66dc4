import { sectionTypes } from '@/sections/registry';
import { siteStyles } from './site-styles';

let isAdopted = false;

/** Gives the application's page the styles of public pages, once; its policy allows no inline style sheet. */
export function adoptSiteStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(siteStyles(sectionTypes));
  document.adoptedStyleSheets.push(sheet);
}
