import { fullTheme } from '@/core/theme';
import { siteStyles } from '@/site/site-styles';
import { themeStyles } from '@/site/theme-styles';
import { templates } from '@/templates/templates';
import { drawnTypes, sampleNames } from './sample-sites';

/** The style sheet of the pages that are drawn on the landing page; all of its rules are about `.site`. */
export function sampleStyles(): string {
  const themes = sampleNames.map((name) => themeStyles(fullTheme(templates[name].theme)));
  return siteStyles(drawnTypes, themes.join(''));
}
